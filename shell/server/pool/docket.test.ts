import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import type { PagePorts } from '../page-order.ts';
import { Docket } from './docket.ts';
import { type Death, ProcessLost, type RenderProcess } from './render-process.ts';

/** a page of these versions */
const page = (...keys: string[]): Death['pages'][number] => ({
  plan: {
    header: keys.join(),
    cdn: '',
    remotes: keys.map((key) => ({ kind: 'version', name: key.split('@')[0] ?? '', key, down: [], hasNext: true })),
  },
  // what a trial looks at of them
  order: {} as Death['pages'][number]['order'],
  ports: { call: async () => new Response() } as unknown as PagePorts,
});
const death = (running: string | undefined, pages: Death['pages'], isTimer = false): Death => ({
  cause: 'stands still',
  reason: 'its event loop stood still',
  running: running === undefined ? undefined : { key: running, isTimer },
  pages,
});

function court(canGo: (key: string) => boolean = () => true) {
  const said: string[] = [];
  const docket = new Docket({
    suspend(key) {
      if (canGo(key)) said.push(`suspended ${key}`);
      return canGo(key);
    },
    acquit: (key) => said.push(`acquitted ${key}`),
    convict: (key) => said.push(`taken out ${key}`),
  });
  return { docket, said };
}

/** a process that pages with this version end */
function processThat(dies: (header: string) => boolean) {
  const process = {
    isOver: false,
    async render(plan: { header: string }) {
      if (dies(plan.header)) {
        process.isOver = true;
        throw new ProcessLost('its event loop stood still');
      }
      const body = new PassThrough();
      body.end('<html>');
      return { kind: 'page', status: 200, nonce: '', body };
    },
  };
  // what a trial asks of a process
  return process as unknown as RenderProcess;
}

const isNew = (key: string) => key.endsWith('@2');

it('the version whose page ends a process alone is taken out, whoever else was under way', async () => {
  const { docket, said } = court();
  docket.open(death('a@1', [page('a@1', 'b@1'), page('a@1', 'b@2')]), isNew);
  expect(said).toEqual(['suspended a@1', 'suspended b@2']);
  const process = processThat((header) => header.includes('b@2'));
  await expect(docket.hear(process, () => 'b@2')).rejects.toThrow(ProcessLost);
  expect(said.slice(2)).toEqual(['acquitted a@1', 'taken out b@2']);
});

it('who ends no process alone goes on, and is taken out when it is suspected again and again', async () => {
  const { docket, said } = court();
  for (let times = 0; times < 3; times++) {
    docket.open(death('b@2', [page('a@1', 'b@2')]), isNew);
    await docket.hear(
      processThat(() => false),
      () => undefined,
    );
  }
  expect(said).toEqual([
    ...['suspended b@2', 'acquitted b@2', 'suspended b@2', 'acquitted b@2', 'suspended b@2', 'taken out b@2'],
  ]);
});

it('code that runs by itself is known without a trial', () => {
  const { docket, said } = court();
  docket.open(death('a@1', [page('a@1', 'b@2')], true), isNew);
  expect(said).toEqual(['taken out a@1']);
});

it('nobody is suspected for a process that ended between pages, nor what has no other in its place', async () => {
  const { docket, said } = court((key) => key !== 'a@1');
  docket.open(death('a@1', []), isNew);
  docket.open(death('a@1', [page('a@1', 'b@1')]), isNew);
  await docket.hear(
    processThat(() => true),
    () => undefined,
  );
  expect(said).toEqual([]);
});
