/** Where the types of jsonb columns come from. */
const MODULES = {
  AspectRatings: './stored-json.ts',
  ComparedVariant: './stored-json.ts',
  Discount: '@cairn/shared-contracts/domain/discount',
  PlaceNames: '@cairn/shared-contracts/domain/country-names',
  ProgramEdition: './stored-json.ts',
  StoredAvatar: './stored-json.ts',
  StoredBlock: './stored-json.ts',
  StoredObject: './stored-json.ts',
  StoredPicture: './stored-json.ts',
  ToldText: './told.ts',
  TourDetails: './stored-json.ts',
  TravelInfo: '@cairn/shared-contracts/api/travel.schema',
} as const;

type Shape = keyof typeof MODULES;

interface DbTypesConfig {
  modules: Readonly<Record<Shape, string>>;
  /** by 'table.column'; PostgreSQL knows nothing of what is in them, so that each has its line here */
  jsonShapes: Readonly<Record<string, Shape | `${Shape}[]`>>;
  /** A view's columns are all nullable and without defaults to PostgreSQL's catalog: these are `SELECT *` of a table, and insertable. */
  viewsOf: Readonly<Record<string, string>>;
  /** shown where the column is used, by 'table.column' */
  comments: Readonly<Record<string, string>>;
}

/** What the schema cannot say of the types in platform/db-types.ts. */
export const CONFIG: DbTypesConfig = {
  modules: MODULES,
  jsonShapes: {
    'all_departures.discount': 'Discount',
    'blog_posts.blocks': 'StoredBlock[]',
    'blog_posts.cover': 'StoredPicture',
    'bus_payloads.body': 'StoredObject',
    'chat_messages.told': 'ToldText',
    'data_marks.value': 'StoredObject',
    'departures.discount': 'Discount',
    'experiments.variants': 'ComparedVariant[]',
    'help_requests.details': 'StoredObject',
    'journal_authors.portrait': 'StoredPicture',
    'journal_topics.names': 'PlaceNames',
    'organizers.avatar': 'StoredPicture',
    'organizers.cover': 'StoredPicture',
    'outbox.payload': 'StoredObject',
    'places.captions': 'PlaceNames',
    'places.headings': 'PlaceNames',
    'places.bodies': 'PlaceNames',
    'places.names': 'PlaceNames',
    'places.picture': 'StoredPicture',
    'program_subscriptions.seen': 'ProgramEdition',
    'request_events.told': 'ToldText',
    'requests.tourists': 'StoredObject[]',
    'reviews.aspects': 'AspectRatings',
    'reviews.images': 'StoredPicture[]',
    'sandbox_objects.body': 'StoredObject',
    'tour_days.images': 'StoredPicture[]',
    'tours.details': 'TourDetails',
    'tours.images': 'StoredPicture[]',
    'travel_infos.arrival': 'TravelInfo',
    'travel_infos.departure': 'TravelInfo',
    'users.avatar': 'StoredAvatar',
    'stop_names.names': 'PlaceNames',
    'world_parts.names': 'PlaceNames',
  },
  viewsOf: { departures: 'all_departures' },
  comments: {
    'blog_posts.topic': 'slug of one of journal_topics',
    'chat_messages.told': 'what the api says, to be worded for its reader; null: a person wrote it',
    'booking_grants.device': 'who typed the code, as one_time_codes.device',
    'known_devices.device': 'hash of what the browser is known by',
    'limits.key': 'name of the rule, and whom it counts',
    'one_time_codes.about': 'what it proves: the address or the number that it was sent to',
    'one_time_codes.device': "who asked for it, and alone may use it; '' for a purpose whose subject is logged in",
    'one_time_codes.subject': 'a login, or the id of a user',
    'one_time_links.about': 'what it proves or gives back: an address',
    'one_time_links.device': 'who asked for it; anybody may open it',
    'one_time_links.subject': 'a login, or the id of a user',
    'organizers.content_language': 'of `about` and `quote`; BCP 47',
    'outbox.traceparent': 'W3C traceparent of what caused the effect',
    'pending_registrations.device': 'whose browser it was typed in: the password counts only there',
    'places.captions': 'by code of a language of the site; `caption` is English',
    'places.headings': 'as captions, of `heading`',
    'places.bodies': 'as captions, of `body`: HTML',
    'places.body_language': 'of `body`, BCP 47',
    'places.names': 'by code of a language of the site; `name` is English',
    'places.other_names': 'all that the search finds it by beside its name',
    'program_subscriptions.seen': 'what the reader was told last; null for those from before it was kept',
    'program_subscriptions.site': "key of the site variant; '' is the default one",
    'request_events.told': 'what the api says, to be worded for its reader; `note` is what a person wrote',
    'requests.site': "key of the site variant; '' is the default one",
    'requests.youngest_taken': 'years, as it was when the seats were asked for; null: nobody looked at ages then',
    'reviews.content_language': 'of the text and of the reply, BCP 47; null: not known',
    'reviews.request_id': 'of the author; null for reviews that were brought along',
    'sessions.refresh_family': 'what all refresh tokens of the session begin with; opens nothing by itself',
    'users.site': "key of the site variant of the last log-in; '' is the default one",
    'waitlist_entries.site': "key of the site variant; '' is the default one",
    'tours.content_language': 'of everything that the organizer wrote about it; BCP 47',
  },
};
