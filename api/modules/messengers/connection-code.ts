import { randomInt } from 'node:crypto';
import type { ConnectionCode, MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { messengerLink } from '../../adapters/messages/messenger-link.ts';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { siteKeyOf } from '../request/site-of-booking.ts';
import { holdAccount } from '../user/hold-account.ts';
import { tokenHash } from '../user/tokens.ts';

/** no signs that are taken for one another when they are typed: Crockford's alphabet */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const newConnectionCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** as people type it: in small letters, in groups, O for 0 */
export const codeHashOf = (typed: string): Buffer =>
  tokenHash(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

/**
 * A code that connects the account with the messenger it is sent to us from. It takes the place of the one before.
 * @throws ApiError 422 channel_unavailable where the site has no such messenger, or nothing brings its messages here
 */
export async function connectionCode(
  services: Services,
  user: SessionUser,
  site: Site,
  source: MessengerSource,
): Promise<ConnectionCode> {
  const code = newConnectionCode();
  const url = messengerLink(services.env, site, source, code);
  if (url === null) throw new ApiError(422, 'channel_unavailable', { field: 'source_id' });
  const row = {
    ...{ code_hash: codeHashOf(code), user_id: user.id, source, site: siteKeyOf(services, site) },
    expires_at: new Date(services.clock.now().getTime() + CODE_TTL_SECONDS * 1_000),
  };
  await services.db.transaction().execute(async (trx) => {
    await holdAccount(trx, user);
    await trx.deleteFrom('messenger_codes').where('user_id', '=', user.id).where('source', '=', source).execute();
    await trx.insertInto('messenger_codes').values(row).execute();
  });
  return { code, url, expires_in: CODE_TTL_SECONDS };
}
