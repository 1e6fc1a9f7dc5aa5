import { expect, it } from '@jest/globals';
import { drillRestore } from './drill.ts';

it('brings every row back as it was in the second before an accident', async () => {
  const drill = await drillRestore();
  // the comparison sees what was ruined
  expect(drill.accident).toEqual([
    'places: had 5000 rows, now 2510',
    expect.stringMatching(/^requests: had \d+ rows, is not there$/),
    // places that went are word for the search
    expect.stringMatching(/^search_changes: had \d+ rows, now \d+$/),
  ]);
  expect(drill.differences).toEqual([]);
  // the log went on from an earlier place, on a time line of its own
  expect(drill.again).toEqual([]);
  expect(drill.rows).toBeGreaterThanOrEqual(5_000);
}, 180_000);
