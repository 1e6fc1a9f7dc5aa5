import { randomUUID } from 'node:crypto';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { settled } from '../../request/testing/settled.ts';

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
