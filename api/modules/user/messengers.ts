import type { accountMessengers } from '@cairn/shared-contracts/api/user.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';

type Messengers = z.infer<typeof accountMessengers>;
type Source = Messengers['items'][number]['source'];
/** in the order of the settings page */
const SOURCES = ['telegram', 'whatsapp', 'vk'] as const satisfies readonly Source[];

/** The messengers that an account can be connected to, and where the site offers to. */
export async function listMessengers({ db }: Services, user: SessionUser, site: Site): Promise<Messengers> {
  const rows = await db.selectFrom('messenger_connections').select('source').where('user_id', '=', user.id).execute();
  const connected = new Set(rows.map(({ source }) => source));
  return {
    items: SOURCES.map((source) => ({
      source,
      is_connected: connected.has(source),
      url: site.messengers.find((one) => one.source === source)?.url ?? null,
    })),
  };
}

export async function disconnectMessenger(
  services: Services,
  user: SessionUser,
  site: Site,
  source: Source,
): Promise<Messengers> {
  await services.db
    .deleteFrom('messenger_connections')
    .where('user_id', '=', user.id)
    .where('source', '=', source)
    .execute();
  return listMessengers(services, user, site);
}
