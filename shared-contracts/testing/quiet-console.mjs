// An unexpected console error or warning fails the test that caused it.
import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let complaints = [];
beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn']) {
    jest.spyOn(console, level).mockImplementation((...words) => complaints.push(words.map(String).join(' ')));
  }
});
afterEach(() => {
  const seen = complaints;
  jest.restoreAllMocks();
  expect(seen).toEqual([]);
});
