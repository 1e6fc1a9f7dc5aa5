import { randomInt } from 'node:crypto';
import { afterAll } from '@jest/globals';
import { startTestApi } from '../../../testing/start-test-api.ts';
import { settled } from '../../request/testing/settled.ts';
import { PASSWORD, USER } from './people.ts';

type Headers = Record<string, string>;

export const NEW_PASSWORD = 'quiet lantern over seven lakes';
/** what a call that could cost the account says to a session whose proof is old */
export const REAUTHENTICATE = { status: 403, body: { code: 'reauthentication_required' } };

export const newNumber = (): string => `+42077${randomInt(1_000_000, 9_999_999)}`;
/** of the link in a mail */
export const tokenIn = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? '';
export const wrongCode = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');

interface Beginning {
  /** of every POST */
  headers?: Headers;
  /** the clock's first moment */
  from?: string;
}

/** An api of a file of tests that asks it about accounts, and moves its clock. */
export async function startAccountApi({
  headers: always = { 'x-language': 'en-US' },
  from = '2027-03-01T12:00:00Z',
}: Beginning = {}) {
  let now = new Date(from);
  const api = await startTestApi({ now: () => now });
  afterAll(() => api.close());

  const post = <T = Record<string, unknown>>(call: string, body: object = {}, token = '', headers = always) =>
    api.post<T>(`${USER}/${call}`, body, { headers, ...(token ? { token } : {}) });
  return {
    api,
    post,
    now: () => now,
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    logIn: <T>(login: string, password = PASSWORD) => post<T>('auth', { login, password }),
    isOpen: async (token: string) => (await api.get(`${USER}/profile`, { token })).status === 200,
    /** the last proof of all the user's sessions is old */
    stale: (userId: number) =>
      api.db
        .updateTable('sessions')
        .set({ proved_at: new Date(0) })
        .where('user_id', '=', userId)
        .execute(),
    async mailsTo(recipient: string) {
      await settled(api.db);
      return api.db.selectFrom('dev_messages').select(['subject', 'body']).where('recipient', '=', recipient).execute();
    },
  };
}
