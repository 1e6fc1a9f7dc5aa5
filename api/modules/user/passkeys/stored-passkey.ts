import type { Passkey } from '@cairn/shared-contracts/api/user.schema';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { Kysely, Selectable } from 'kysely';
import type { SessionUser } from '../../../platform/call.ts';
import type { Database } from '../../../platform/db-types.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { tellOwner } from '../account-notice.ts';
import { holdAccount } from '../hold-account.ts';
import type { PasskeySite } from './relying-party.ts';

type Row = Selectable<Database['passkeys']>;

const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];
/** browsers of tomorrow may write others */
export const transportsOf = (names: readonly string[]): AuthenticatorTransport[] =>
  TRANSPORTS.filter((one) => names.includes(one));

export const toPasskey = ({ id, name, created_at, last_used_at, is_synced }: Row): Passkey => ({
  ...{ id, name, is_synced },
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

const ownPasskey = (user: SessionUser, id: number) => (db: Kysely<Database>) =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).where('user_id', '=', user.id);

export async function listPasskeys({ db }: Services, user: SessionUser): Promise<{ items: Passkey[] }> {
  const rows = await db.selectFrom('passkeys').selectAll().where('user_id', '=', user.id).orderBy('id').execute();
  return { items: rows.map(toPasskey) };
}

/** @throws ApiError 404 passkey_not_found for one of somebody else too */
export async function renamePasskey(
  { db }: Services,
  user: SessionUser,
  { id, name }: { id: number; name: string },
): Promise<Passkey> {
  await db.updateTable('passkeys').set({ name }).where('id', '=', id).where('user_id', '=', user.id).execute();
  const row = await ownPasskey(user, id)(db).executeTakeFirst();
  if (!row) throw notFound('passkey_not_found');
  return toPasskey(row);
}

/** @throws ApiError 404 passkey_not_found for one of somebody else too */
export async function removePasskey(
  services: Services,
  user: SessionUser,
  { site }: PasskeySite,
  id: number,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    const row = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw notFound('passkey_not_found');
    await tellOwner(services, trx, user.id, { site, kind: 'passkeyRemoved', params: { name: row.name } });
  });
}
