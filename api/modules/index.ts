import type { FastifyInstance } from 'fastify';
import { registerMessages } from '../adapters/messages/messages.register.ts';
import { registerSandbox } from '../adapters/payments/sandbox/sandbox.register.ts';
import { registerRates } from '../adapters/rates/rates.register.ts';
import { registerSocket } from '../channels/channels.register.ts';
import type { Call } from '../platform/call.ts';
import type { Services } from '../platform/services.ts';
import { backOfficeCalls } from './back-office/back-office.calls.ts';
import { captchaCalls } from './captcha/captcha.calls.ts';
import { registerCaptcha } from './captcha/captcha.register.ts';
import type { Captcha } from './captcha/captcha.ts';
import { chatCalls } from './chat/chat.calls.ts';
import { registerChat } from './chat/chat.register.ts';
import { climateCalls } from './climate/climate.calls.ts';
import { comparisonCalls } from './comparison/comparison.calls.ts';
import { registerComparisons } from './comparison/comparison.register.ts';
import { contentCalls } from './content/content.calls.ts';
import { countingGoals } from './experiments/counting-goals.ts';
import { experimentCalls } from './experiments/experiments.calls.ts';
import { favouritesCalls } from './favourites/favourites.calls.ts';
import { individualTourCalls } from './individual-tour/individual-tour.calls.ts';
import { gpxCalls } from './map/gpx.calls.ts';
import { mapCalls } from './map/map.calls.ts';
import { registerMedia } from './media/media.register.ts';
import { meetingCalls } from './meeting/meeting.calls.ts';
import { registerMessengers } from './messengers/messengers.register.ts';
import { notificationCalls } from './notifications/notifications.calls.ts';
import { registerNotifications } from './notifications/notifications.register.ts';
import { organizerCalls } from './organizer/organizer.calls.ts';
import { registerOrganizers } from './organizer/organizer.register.ts';
import { paymentCalls } from './payment/payment.calls.ts';
import { registerPayments } from './payment/payment.register.ts';
import { phoneCodeCalls } from './phone-code/phone-code.calls.ts';
import { phraseCalls } from './phrase/phrase.calls.ts';
import { inLanguage } from './places/in-language.ts';
import { placesCalls } from './places/places.calls.ts';
import { pushCalls } from './push/push.calls.ts';
import { registerPush } from './push/push.register.ts';
import { requestCalls } from './request/request.calls.ts';
import { registerRequests } from './request/request.register.ts';
import { reviewsCalls } from './reviews/reviews.calls.ts';
import { seoCalls } from './seo/seo.calls.ts';
import { siteCalls } from './site/site.calls.ts';
import { registerSocialPicture } from './social-picture/social-picture.register.ts';
import { tourActionsCalls } from './tour-actions/tour-actions.calls.ts';
import { registerTourActions } from './tour-actions/tour-actions.register.ts';
import { tourPdfCalls } from './tour-pdf/tour-pdf.calls.ts';
import { listingCalls } from './tours/listing.calls.ts';
import { registerSearch } from './tours/search/search.register.ts';
import type { TourSearch } from './tours/search/tour-search.ts';
import { tourCalls } from './tours/tour.calls.ts';
import { travelCalls } from './travel/travel.calls.ts';
import { uploadsCalls } from './uploads/uploads.calls.ts';
import { registerUploads } from './uploads/uploads.register.ts';
import { accountCalls } from './user/account.calls.ts';
import { userCalls } from './user/user.calls.ts';
import { registerUsers } from './user/user.register.ts';
import { waitlistCalls } from './waitlist/waitlist.calls.ts';
import { registerWaitlist } from './waitlist/waitlist.register.ts';

export { createCaptcha } from './captcha/captcha.ts';
export { startSearch } from './tours/search/start-search.ts';
export { authenticate } from './user/session.ts';

/** every call of the api */
export const calls = (services: Services, search: TourSearch, captcha: Captcha): Call[] =>
  modulesCalls(services, search, captcha).map(countingGoals(services));

const modulesCalls = (services: Services, search: TourSearch, captcha: Captcha): Call[] => [
  ...[
    ...listingCalls(services, search),
    ...phraseCalls(services, search),
    ...tourCalls(services, search),
    ...placesCalls(services, search),
    ...mapCalls(services),
    ...climateCalls(services),
    ...comparisonCalls(services),
    ...organizerCalls(services, search),
    ...contentCalls(services),
    ...favouritesCalls(services),
    ...siteCalls(services),
    ...tourPdfCalls(services),
    ...gpxCalls(services),
    ...tourActionsCalls(services),
    ...seoCalls(services),
    ...userCalls(services),
    ...accountCalls(services),
    ...notificationCalls(services),
    ...requestCalls(services),
    ...waitlistCalls(services),
    ...meetingCalls(services),
    ...travelCalls(services),
    ...paymentCalls(services),
    ...chatCalls(services),
    ...pushCalls(services),
    ...captchaCalls(captcha),
    ...uploadsCalls(services),
    ...reviewsCalls(services),
    ...individualTourCalls(services),
    ...phoneCodeCalls(services),
    ...experimentCalls(services),
  ].map(inLanguage(services)),
  // who writes a tour reads it as they wrote it
  ...backOfficeCalls(services),
];

/** routes that are no calls, sockets and jobs; they also say how the outbox's effects are delivered */
export const registrations: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[] = [
  registerMedia,
  registerUploads,
  registerCaptcha,
  registerSocialPicture,
  registerMessages,
  registerSandbox,
  registerRates,
  registerChat,
  registerOrganizers,
  registerRequests,
  registerWaitlist,
  registerTourActions,
  registerPayments,
  registerSocket,
  registerUsers,
  registerSearch,
  registerComparisons,
  registerMessengers,
  registerNotifications,
  registerPush,
];
