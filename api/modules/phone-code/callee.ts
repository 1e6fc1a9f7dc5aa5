import type { PhoneCode } from '@cairn/shared-contracts/api/phone-code.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { SessionUser } from '../../platform/call.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireChat, viewerOf } from '../chat/chat-side.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { shownOrganizer } from '../organizer/shown-organizer.ts';
import { callCode } from './call-code.ts';
import { callNumber } from './call-number.ts';

/** @throws ApiError 403 calls_off: the site turns calls on for each side on its own; off by default (specification §6) */
export function requireCalls({ webCalls }: Site, side: 'organizer' | 'support'): void {
  const isOn = side === 'support' ? webCalls.canCallToSupport : webCalls.canCallToOrganizer;
  if (!webCalls.canCall || !isOn) throw new ApiError(403, 'calls_off');
}

interface Caller {
  user: SessionUser;
  site: Site;
  countryId?: number | undefined;
}

/** @throws ApiError 404 organizer_not_found, 409 no_call_number */
export async function callOrganizer(services: Services, caller: Caller, organizerId: number): Promise<PhoneCode> {
  const { user, site, countryId } = caller;
  const organizer = await shownOrganizer(services.db, organizerId);
  if (!organizer) throw notFound('organizer_not_found');
  return {
    name: hidesOrganizers(site) ? site.name : organizer.name,
    phone: await callNumber(services, site, countryId),
    ...callCode(services.env.APP_SECRET, `user:${user.id}>organizer:${organizerId}`, services.clock.now()),
  };
}

/** The other side of a chat: the organizer for a tourist, the tourist for an organizer. @throws ApiError 404, 409 no_call_number */
export async function callInChat(services: Services, caller: Caller, chatId: number): Promise<PhoneCode> {
  const { user, site, countryId } = caller;
  const chat = await requireChat(services.db, viewerOf(user), chatId);
  const names = await services.db
    .selectFrom('chats as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('organizers as o', 'o.id', 'c.organizer_id')
    .select(['u.first_name', 'o.name'])
    .where('c.id', '=', chat.id)
    .executeTakeFirstOrThrow();
  return {
    name: chat.side === 'organizer' ? names.first_name : hidesOrganizers(site) ? site.name : (names.name ?? site.name),
    phone: await callNumber(services, site, countryId),
    ...callCode(services.env.APP_SECRET, `user:${user.id}>chat:${chat.id}`, services.clock.now()),
  };
}
