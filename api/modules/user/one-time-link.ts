import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { newToken, tokenHash } from './tokens.ts';

/** purpose of a link → seconds that it is good for */
const LIFETIME = {
  /** it lies in the message of a code */
  login: CODE_TTL_SECONDS,
  confirm_email: 86_400,
  reset_password: 45 * 60,
  /** promised to the old address */
  undo_email: 7 * 86_400,
} as const;
export type LinkPurpose = keyof typeof LIFETIME;

export const linkSeconds = (purpose: LinkPurpose): number => LIFETIME[purpose];

export interface NewLink {
  purpose: LinkPurpose;
  /** a login (`Login.value`), or the id of a user */
  subject: string | number;
  /** what it proves when it comes back, or gives back: an address */
  about: string;
  /** who asks (asker.ts); anybody may open the link, wherever the message is read */
  device?: string;
}

/** What a link was made with. */
export interface OpenedLink {
  created_at: Date;
  subject: string;
  about: string;
  device: string;
}

/** @returns the token, which is kept as a hash only */
export async function issueLink(
  { clock }: Pick<Services, 'clock'>,
  trx: Kysely<Database>,
  { purpose, subject, about, device = '' }: NewLink,
): Promise<string> {
  const now = clock.now();
  const token = newToken();
  await trx
    .insertInto('one_time_links')
    .values({
      ...{ purpose, about, device, subject: String(subject), token_hash: tokenHash(token), created_at: now },
      expires_at: new Date(now.getTime() + LIFETIME[purpose] * 1_000),
    })
    .execute();
  return token;
}

/**
 * Uses a link up. In a transaction with what it is for, so that a failure there leaves it good.
 * @throws ApiError 422 link_expired: unknown, used, too old, or of another purpose
 */
export async function redeemLink(
  { clock }: Pick<Services, 'clock'>,
  db: Kysely<Database>,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenedLink> {
  const now = clock.now();
  const link = await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['subject', 'about', 'device', 'created_at'])
    .executeTakeFirst();
  if (!link) throw expired();
  return link;
}

/** Whether a link is still good, without using it up. @throws ApiError 422 link_expired */
export async function checkLink({ clock, db }: Services, purpose: LinkPurpose, token: string): Promise<void> {
  const link = await db
    .selectFrom('one_time_links')
    .select('subject')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!link) throw expired();
}

/** Makes all links of a purpose and a subject useless: what they are for has happened another way. */
export async function voidLinks(
  { clock }: Pick<Services, 'clock'>,
  db: Kysely<Database>,
  { purpose, subject }: Pick<NewLink, 'purpose' | 'subject'>,
): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ used_at: clock.now() })
    .where('purpose', '=', purpose)
    .where('subject', '=', String(subject))
    .where('used_at', 'is', null)
    .execute();
}

const expired = () => new ApiError(422, 'link_expired');
