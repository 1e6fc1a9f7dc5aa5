import * as backOffice from './back-office.calls.ts';
import * as captcha from './captcha.calls.ts';
import * as chat from './chat.calls.ts';
import * as climate from './climate.calls.ts';
import * as comparison from './comparison.calls.ts';
import * as content from './content.calls.ts';
import type { CallDefinition } from './define-call.ts';
import * as experiments from './experiments.calls.ts';
import * as favourites from './favourites.calls.ts';
import * as individualTour from './individual-tour.calls.ts';
import * as map from './map.calls.ts';
import * as meeting from './meeting.calls.ts';
import * as organizer from './organizer.calls.ts';
import * as payment from './payment.calls.ts';
import * as phoneCode from './phone-code.calls.ts';
import * as phrase from './phrase.calls.ts';
import * as places from './places.calls.ts';
import * as push from './push.calls.ts';
import * as request from './request.calls.ts';
import * as reviews from './reviews.calls.ts';
import * as seo from './seo.calls.ts';
import * as site from './site.calls.ts';
import * as tourActions from './tour-actions.calls.ts';
import * as tourSearch from './tour-search.calls.ts';
import * as tours from './tours.calls.ts';
import * as toursMap from './tours-map.calls.ts';
import * as travel from './travel.calls.ts';
import * as uploads from './uploads.calls.ts';
import * as user from './user.calls.ts';
import * as userContacts from './user-contacts.calls.ts';
import * as userOwn from './user-own.calls.ts';
import * as userSecurity from './user-security.calls.ts';
import * as waitlist from './waitlist.calls.ts';

/** how a call is named in tables, logs and releases */
export type CallName = `${'GET' | 'POST'} /${string}`;
export const nameOf = ({ method, path }: Pick<CallDefinition, 'method' | 'path'>): CallName => `${method} ${path}`;

/** Every call of the contracts by its file: for servers and tests. Bundles for the browser import single files. */
export const CALLS_BY_FILE = {
  'back-office.calls.ts': backOffice,
  'captcha.calls.ts': captcha,
  'chat.calls.ts': chat,
  'climate.calls.ts': climate,
  'comparison.calls.ts': comparison,
  'content.calls.ts': content,
  'experiments.calls.ts': experiments,
  'favourites.calls.ts': favourites,
  'individual-tour.calls.ts': individualTour,
  'map.calls.ts': map,
  'meeting.calls.ts': meeting,
  'organizer.calls.ts': organizer,
  'payment.calls.ts': payment,
  'phone-code.calls.ts': phoneCode,
  'phrase.calls.ts': phrase,
  'places.calls.ts': places,
  'push.calls.ts': push,
  'request.calls.ts': request,
  'reviews.calls.ts': reviews,
  'seo.calls.ts': seo,
  'site.calls.ts': site,
  'tour-actions.calls.ts': tourActions,
  'tour-search.calls.ts': tourSearch,
  'tours.calls.ts': tours,
  'tours-map.calls.ts': toursMap,
  'travel.calls.ts': travel,
  'uploads.calls.ts': uploads,
  'user-contacts.calls.ts': userContacts,
  'user-own.calls.ts': userOwn,
  'user-security.calls.ts': userSecurity,
  'user.calls.ts': user,
  'waitlist.calls.ts': waitlist,
} as const satisfies Record<string, Record<string, CallDefinition>>;

export const ALL_CALLS: readonly CallDefinition[] = Object.values(CALLS_BY_FILE).flatMap((file) =>
  Object.values<CallDefinition>(file),
);
