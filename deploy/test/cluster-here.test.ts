import { expect, it } from '@jest/globals';
import { clusterHere } from './cluster-here.ts';

const gb = (count: number) => () => count * 1024 ** 3;
const all = () => undefined;

it('there is a cluster where its programs and its memory are', () => {
  expect(clusterHere(all, gb(7.7))).toEqual({
    has: true,
    says: 'a quarter of the api and end-to-end tests runs on a cluster',
  });
});

it('where a program is missing and cannot be installed all runs on one machine, and that is told', () => {
  const missing = 'missing: redis. Debian: apt-get install redis-server';
  expect(clusterHere(() => missing, gb(16))).toEqual({
    has: false,
    says: `no cluster: all end-to-end tests run on one machine; ${missing}`,
  });
});

it('where there is little memory nothing is installed', () => {
  const never = () => {
    throw new Error('nothing is to be installed');
  };
  expect(clusterHere(never, gb(4))).toEqual({
    has: false,
    says: 'no cluster: all end-to-end tests run on one machine; it takes 8 GB of memory, and here are 4.0',
  });
});
