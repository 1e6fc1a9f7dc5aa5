import { randomUUID } from 'node:crypto';
import type { Session } from '@cairn/shared-contracts/api/user.schema';
import { hash } from '@node-rs/argon2';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { settled } from '../../request/testing/settled.ts';
import { openSession } from '../session.ts';
import { sessionOf } from '../sign-in.ts';

export const USER = '/crm/api/user';
export const PASSWORD = 'pass over pass';

export const freshEmail = (): string => `tourist-${randomUUID()}@example.org`;

export const accountOf = (email: string) => ({
  first_name: 'Kate',
  last_name: 'Novak',
  email,
  password: PASSWORD,
  confirm_password: PASSWORD,
});

/** argon2id at the least cost there is. A hash says its own cost: whoever has this one logs in as cheaply. */
const quickHash = hash(PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });

/**
 * Somebody with a proven e-mail and a password, logged in.
 * @param passwordHash of PASSWORD; hashPassword makes one as dear as people's own
 */
export async function member(
  api: TestApi,
  email = freshEmail(),
  passwordHash: string | Promise<string> = quickHash,
): Promise<Session & { email: string }> {
  const { db, services } = api;
  const { first_name, last_name } = accountOf(email);
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ first_name, last_name, email },
      password_hash: await passwordHash,
      email_verified_at: services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...(await sessionOf(services, await openSession(services, db, id))), email };
}

/** a browser that the site knows by a random value */
export const browser = (): { 'x-device': string } => ({ 'x-device': randomUUID() });

/** the newest message to the recipient, as a person reads it */
export async function mailTo(api: TestApi, email: string): Promise<string> {
  await settled(api.db);
  const mail = await api.db
    .selectFrom('dev_messages')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return mail.body;
}

export const codeFor = async (api: TestApi, email: string): Promise<string> =>
  /Your code: (\d{5})/.exec(await mailTo(api, email))?.[1] ?? '';
