import { describe, expect, it } from '@jest/globals';
import { codeProblem } from './code-problem.ts';

const refused = (status: number, code: string) =>
  ({
    kind: 'refused',
    status,
    code,
    message: 'Words of the api',
    fields: {},
  }) as const;

describe('why a code did not open the session', () => {
  it.each([
    [refused(422, 'code_wrong'), 'wrong'],
    [refused(422, 'validation_failed'), 'wrong'],
    [refused(422, 'code_expired'), 'expired'],
    [refused(429, 'too_many_tries'), 'locked'],
    [refused(500, 'internal'), 'failed'],
  ])('%j is %s, in the words of the page', (error, kind) => {
    expect(codeProblem(error, 'Words of the page')).toEqual({ kind, text: 'Words of the page' });
  });

  it('keeps the code when there is no connection', () => {
    expect(codeProblem({ kind: 'offline' }, 'No connection').kind).toBe('failed');
  });
});
