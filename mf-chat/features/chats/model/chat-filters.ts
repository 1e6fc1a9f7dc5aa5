import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';

export type ChatFilter = 'all' | 'unread' | 'booked' | 'support' | 'needsYou';

const TOURIST: readonly ChatFilter[] = ['all', 'unread', 'booked', 'support'];
const ORGANIZER: readonly ChatFilter[] = ['all', 'needsYou', 'unread', 'booked'];

/** Organizers ask first who waits for them. */
export const filtersFor = (isOrganizer: boolean): readonly ChatFilter[] => (isOrganizer ? ORGANIZER : TOURIST);

/** what the api chooses by; `needsYou` is chosen from all */
export const ONLY = {
  all: undefined,
  needsYou: undefined,
  unread: 'unread',
  booked: 'bookings',
  support: 'support',
} as const satisfies Record<ChatFilter, string | undefined>;

/** somebody waits for an answer of the organizer's, or for the confirmation of a request */
export const needsOrganizer = ({ unread_count, request }: Chat): boolean =>
  unread_count > 0 || request?.status === BOOKING_STATUS.pendingConfirm;
