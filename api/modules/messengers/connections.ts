import type { ChatChannels } from '@cairn/shared-contracts/api/chat.schema';
import type { AccountMessengers, MessengerSource } from '@cairn/shared-contracts/api/user.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Kysely } from 'kysely';
import { canDeliver } from '../../adapters/messages/delivery.ts';
import { messengerLink } from '../../adapters/messages/messenger-link.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { MESSENGER_NAMES } from './names.ts';

/** in the order of the settings page */
const SOURCES = ['telegram', 'whatsapp', 'vk'] as const satisfies readonly MessengerSource[];

interface Connection {
  source: MessengerSource;
  /** what the messenger knows the person by */
  external_id: string;
}

/** Where messages of an account can be sent to, as this installation is configured. */
export async function connectionsOf({ env }: Services, db: Kysely<Database>, userId: number): Promise<Connection[]> {
  const rows = await db.selectFrom('messenger_connections').selectAll().where('user_id', '=', userId).execute();
  return SOURCES.flatMap((source) => {
    const row = rows.find((one) => one.source === source);
    return row && canDeliver(env, source) ? [{ source, external_id: row.external_id }] : [];
  });
}

/** The messengers that an account can be connected to, and where the site offers to. */
export async function listMessengers({ db, env }: Services, user: SessionUser, site: Site): Promise<AccountMessengers> {
  const rows = await db.selectFrom('messenger_connections').select('source').where('user_id', '=', user.id).execute();
  const connected = new Set(rows.map(({ source }) => source));
  return {
    items: SOURCES.map((source) => ({
      source,
      is_connected: connected.has(source),
      url: messengerLink(env, site, source, null),
    })),
  };
}

export async function disconnectMessenger(
  services: Services,
  user: SessionUser,
  site: Site,
  source: MessengerSource,
): Promise<AccountMessengers> {
  await services.db
    .deleteFrom('messenger_connections')
    .where('user_id', '=', user.id)
    .where('source', '=', source)
    .execute();
  return listMessengers(services, user, site);
}

/** The same as chats offer them (specification §7, channels-list). */
export async function listChannels(services: Services, user: SessionUser, site: Site): Promise<ChatChannels> {
  const { items } = await listMessengers(services, user, site);
  return { items: items.map((item) => ({ ...item, title: MESSENGER_NAMES[item.source] ?? item.source })) };
}
