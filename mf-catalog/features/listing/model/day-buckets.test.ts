import { serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';
import { chosenBuckets, DAY_BUCKETS, toggledBucket } from './day-buckets.ts';
import { listingFilter } from './listing-filter.ts';

const at = (query: string) => listingFilter(undefined, new URLSearchParams(query));
const bucket = (id: string) => {
  const found = DAY_BUCKETS.find((one) => one.id === id);
  if (!found) throw new Error(`no bucket ${id}`);
  return found;
};

describe('length of tours', () => {
  it.each([
    ['nothing chosen', '', []],
    ['one bucket', 'daysMin=4&daysMax=7', ['4-7']],
    ['neighbours', 'daysMin=4&daysMax=14', ['4-7', '8-14']],
    ['an open end reaches the last bucket', 'daysMin=8', ['8-14', '15-20']],
    ['an open start reaches the first', 'daysMax=3', ['1-3']],
    ['a span from elsewhere that covers no bucket', 'daysMin=5&daysMax=6', []],
  ])('%s', (_title, query, ids) => {
    expect(chosenBuckets(at(query)).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['choosing one', '', '4-7', { daysMin: '4', daysMax: '7' }],
    ['the shortest has no lower bound', '', '1-3', { daysMax: '3' }],
    ['the longest has no upper bound', '', '15-20', { daysMin: '15' }],
    ['choosing a neighbour joins them', 'daysMin=4&daysMax=7', '8-14', { daysMin: '4', daysMax: '14' }],
    ['choosing a distant one takes what lies between', 'daysMax=3', '8-14', { daysMax: '14' }],
    ['taking back the only one', 'daysMin=4&daysMax=7', '4-7', {}],
    ['taking back the first', 'daysMin=4&daysMax=14', '4-7', { daysMin: '8', daysMax: '14' }],
    ['taking back a middle one keeps what comes before', 'daysMax=14', '4-7', { daysMax: '3' }],
  ])('%s', (_title, query, id, expected) => {
    expect(serializeFilter(toggledBucket(at(query), bucket(id)))).toEqual(expected);
  });
});
