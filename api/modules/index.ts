import type { FastifyInstance } from 'fastify';
import { registerMessages } from '../adapters/messages/messages.register.ts';
import { registerSandbox } from '../adapters/payments/sandbox/sandbox.register.ts';
import { registerSocket } from '../channels/channels.register.ts';
import type { Call } from '../platform/call.ts';
import type { Services } from '../platform/services.ts';
import { chatCalls } from './chat/chat.calls.ts';
import { registerChat } from './chat/chat.register.ts';
import { contentCalls } from './content/content.calls.ts';
import { registerDev } from './dev/dev.register.ts';
import { favouritesCalls } from './favourites/favourites.calls.ts';
import { registerMedia } from './media/media.register.ts';
import { organizerCalls } from './organizer/organizer.calls.ts';
import { paymentCalls } from './payment/payment.calls.ts';
import { registerPayments } from './payment/payment.register.ts';
import { placesCalls } from './places/places.calls.ts';
import { requestCalls } from './request/request.calls.ts';
import { registerRequests } from './request/request.register.ts';
import { siteCalls } from './site/site.calls.ts';
import { listingCalls } from './tours/listing.calls.ts';
import { createSqlSearch } from './tours/search/sql-search.ts';
import { tourCalls } from './tours/tour.calls.ts';
import { userCalls } from './user/user.calls.ts';

export { authenticate } from './user/session.ts';

/** every call of the api */
export const calls = (services: Services): Call[] => [
  ...listingCalls(services, createSqlSearch(services.db)),
  ...tourCalls(services),
  ...placesCalls(services),
  ...contentCalls(services),
  ...organizerCalls(services),
  ...favouritesCalls(services),
  ...siteCalls(services),
  ...userCalls(services),
  ...requestCalls(services),
  ...paymentCalls(services),
  ...chatCalls(services),
];

/** routes that are no calls, sockets and jobs; they also say how the outbox's effects are delivered */
export const registrations: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  registerMedia,
  registerMessages,
  registerSandbox,
  registerChat,
  registerRequests,
  registerPayments,
  registerSocket,
  registerDev,
];
