import { isUuid } from '@cairn/shared-contracts/domain/uuid';
import { PageAnswer, RouteError } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { openLink } from './open-link.ts';
import { uuidParam } from './uuid-param.ts';

const uuid = '0d0e0000-0000-4000-8000-000000000001';
const failing = (status: number) => async () => {
  throw new RouteError(status, 'some_code');
};
// nothing is asked: whatever the query is, the test's loader answers
const query = (() => undefined) as never;

describe('a one-time link', () => {
  it('opens', async () => {
    // what a link opens does not matter here
    expect(await openLink(async <T>() => ({}) as T, uuid, query)).toEqual({ uuid, isExpired: false });
  });

  it('that has expired is a page of its own, with status 410', async () => {
    const answer = await openLink(failing(410), uuid, query);
    expect(answer).toBeInstanceOf(PageAnswer);
    expect(answer).toEqual({ data: { uuid, isExpired: true }, status: 410 });
  });

  it.each([404, 503])('that answers %d is the site’s error page', async (status) => {
    await expect(openLink(failing(status), uuid, query)).rejects.toMatchObject({ status });
  });

  it.each([
    [uuid, true],
    [uuid.toUpperCase(), true],
    ['abc', false],
    ['', false],
    [undefined, false],
    [null, false],
  ])('%s is a uuid: %s', (value, expected) => {
    expect(isUuid(value)).toBe(expected);
  });

  it('without a uuid is not found, and nobody is asked', () => {
    expect(() => uuidParam('abc')).toThrow(RouteError);
    expect(uuidParam(uuid.toUpperCase())).toBe(uuid);
  });
});
