import { describe, expect, it } from '@jest/globals';
import { moveUser, moveUserAtStart } from './move-user.ts';

const GERMANY = { id: 5, iso_code: 'DE', name: 'Germany' };
const userIn = (country: object | null) => ({ user: { id: 3, country } });

/** logs in with this answer while standing in Germany; tells what the page sees and what the server was asked */
async function logIn(answer: object, country: typeof GERMANY | null = GERMANY, status = 200) {
  const asked: unknown[] = [];
  const sent: Record<string, string>[] = [];
  const session = {
    async fetch(url: string, init: RequestInit) {
      asked.push([url, JSON.parse(String(init.body))]);
      sent.push(Object.fromEntries(new Headers(init.headers)));
      return Response.json(userIn(GERMANY).user, { status });
    },
  };
  const headers = new Headers({ 'x-language': 'de-DE', 'x-localization': '2', 'x-currency': 'EUR', accept: '*/*' });
  return { seen: await moveUser('http://api', session, answer, country, headers), asked, sent };
}

describe('the country follows the user at login (specification §4)', () => {
  it.each([
    ['another country', userIn({ id: 9, name: 'Mongolia' })],
    ['no country yet', userIn(null)],
  ])('%s: it is changed through the server, and the page sees the updated user', async (_title, answer) => {
    const { seen, asked, sent } = await logIn(answer);
    expect(asked).toEqual([['http://api/crm/api/user/change-country', { country_id: 5 }]]);
    expect(seen).toEqual(userIn(GERMANY));
    // the user comes back in the language of the page
    const said = { 'x-language': 'de-DE', 'x-localization': '2', 'x-currency': 'EUR' };
    expect(sent).toEqual([{ ...said, 'content-type': 'application/json' }]);
  });

  it.each([
    ['the same country', userIn(GERMANY), GERMANY],
    ['a country that nobody knows', userIn({ id: 9, name: 'Mongolia' }), null],
    ['an answer without a user', { result: true }, GERMANY],
  ])('%s: nothing is asked', async (_title, answer, country) => {
    expect(await logIn(answer, country)).toEqual({ seen: answer, asked: [], sent: [] });
  });

  it('a refusal leaves the login as it is', async () => {
    const answer = userIn(null);
    expect((await logIn(answer, GERMANY, 422)).seen).toEqual(answer);
  });
});

describe('the country follows a user who comes back logged in', () => {
  /** what the server is asked when the api says this of the user */
  async function start(profile: Response): Promise<string[]> {
    const asked: string[] = [];
    const session = {
      async fetch(url: string, { method = 'GET' }: RequestInit) {
        asked.push(`${method} ${url}`);
        return url.endsWith('/profile') ? profile : Response.json({});
      },
    };
    await moveUserAtStart('http://api', session, GERMANY);
    return asked;
  }
  const PROFILE = 'GET http://api/crm/api/user/profile';

  it.each([
    ['elsewhere: it is changed', { id: 9 }, [PROFILE, 'POST http://api/crm/api/user/change-country']],
    ['here already: it stays', { id: 5 }, [PROFILE]],
  ])('%s', async (_where, country, calls) => {
    expect(await start(Response.json({ id: 3, country }))).toEqual(calls);
  });

  it('a session that is over changes nothing', async () => {
    expect(await start(Response.json({}, { status: 401 }))).toEqual([PROFILE]);
  });
});
