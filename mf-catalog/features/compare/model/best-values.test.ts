import { expect, it } from '@jest/globals';
import { lowest } from './best-values.ts';

it.each([
  [[3, 1, 2], 1],
  [[3, null, 2], 2],
  [[1, 1, 2], null],
  [[1, null], null],
  [[], null],
])('the lowest of %j is column %j', (values, column) => {
  expect(lowest(values)).toBe(column);
});
