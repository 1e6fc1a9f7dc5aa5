import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { knowsSheets, rememberSheets, SHEETS_COOKIE } from './known-sheets.ts';

const RELEASES = '/assets/composition/mf-tour@1.0.0.json?shell=main.5f.js';

/** a page of these releases: whether the browser knew their sheets, and the cookie that it has from then on */
async function visit(releases: string, known?: string) {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request, reply) => {
    rememberSheets(reply, releases, true);
    return { knows: knowsSheets(request, releases) };
  });
  const answer = await app.inject({ url: '/', cookies: known === undefined ? {} : { [SHEETS_COOKIE]: known } });
  const [set] = answer.cookies;
  return { knows: answer.json<{ knows: boolean }>().knows, set };
}

describe('a browser', () => {
  it('does not know the style sheets of a first page, and those of the next', async () => {
    const first = await visit(RELEASES);
    expect(first.knows).toBe(false);
    expect(first.set).toMatchObject({ name: SHEETS_COOKIE, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
    expect(await visit(RELEASES, first.set?.value)).toEqual({ knows: true, set: first.set });
  });

  it.each([
    ['a remote', RELEASES.replace('1.0.0', '1.1.0')],
    ['the shell', RELEASES.replace('5f', '6a')],
  ])('does not know them after a release of %s', async (_what, next) => {
    const { set } = await visit(RELEASES);
    expect((await visit(next, set?.value)).knows).toBe(false);
  });

  it('with a cookie of its own making is taken for a new one', async () => {
    expect((await visit(RELEASES, '"><script>')).knows).toBe(false);
  });
});
