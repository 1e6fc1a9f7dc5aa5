import { describe, expect, it } from '@jest/globals';
import { answersMode } from './answers-mode.ts';

describe('a stack that is started with', () => {
  it.each([
    ['nothing said', {}, 'strict'],
    ['NODE_ENV=production', { NODE_ENV: 'production' }, 'sample'],
    ['ANSWERS=sample', { ANSWERS: 'sample' }, 'sample'],
    ['both', { ANSWERS: 'strict', NODE_ENV: 'production' }, 'strict'],
    ['an empty ANSWERS', { ANSWERS: '' }, 'strict'],
  ])('%s takes misfits as it was told', (_title, environment, mode) => {
    expect(answersMode(environment)).toBe(mode);
  });
});
