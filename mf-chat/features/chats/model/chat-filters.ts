export type ChatFilter = 'all' | 'unread' | 'booked' | 'support' | 'needsYou' | 'upcoming';

const TOURIST: readonly ChatFilter[] = ['all', 'unread', 'booked', 'support'];
const ORGANIZER: readonly ChatFilter[] = ['needsYou', 'unread', 'upcoming'];

/** Organizers ask first who waits for them; a filter that is pressed again shows them all. */
export const filtersFor = (isOrganizer: boolean): readonly ChatFilter[] => (isOrganizer ? ORGANIZER : TOURIST);

/** what the api chooses by */
export const ONLY = {
  all: undefined,
  needsYou: 'needs_you',
  unread: 'unread',
  booked: 'bookings',
  support: 'support',
  upcoming: 'upcoming',
} as const satisfies Record<ChatFilter, string | undefined>;
