import { expect, it } from '@jest/globals';
import { usualProcesses } from './usual-processes.ts';

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 4],
  [64, 4],
])('of %i processors, so many render: %i', (processors, processes) => {
  expect(usualProcesses(processors)).toBe(processes);
});
