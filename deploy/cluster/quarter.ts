/** End-to-end tests of what several nodes, replicas and an edge can break, a quarter of all by time: sessions, bookings, chats, listings, pages held for guests. */
export const QUARTER = [
  'account-journeys',
  'account-login',
  'away',
  'booking',
  'booking-back',
  'booking-ends',
  'booking-party',
  'chat',
  'chat-attention',
  'chat-limits',
  'chat-push',
  'chat-room',
  'chat-support',
  'flags',
  'guest-pages',
  'journey',
  'listing',
  'phones',
  'review',
  'search-engines',
  'security',
  'session',
].map((name) => `${name}.spec.ts`);

/**
 * Folders of API tests of what several nodes share (accounts, limits, chats, notices) or read from a replica, a quarter of all by files: an
 * api of theirs has a Redis, and a database that another one follows (api/testing/nodes.ts).
 */
export const API_QUARTER = [
  'api/modules/captcha',
  'api/modules/chat',
  'api/modules/notifications',
  'api/modules/push',
  'api/modules/reviews',
  'api/modules/user',
  'api/modules/waitlist',
  'api/platform/http',
];

/** Where a program is missing. A CI that has lost nginx would stay green. */
export const mayBeSkipped = (asked: readonly string[], ci: string | undefined): boolean =>
  !ci || asked.includes('--may-skip');
