/**
 * How the api says that an answer is the same for every guest who asks in this language, currency and site: servers in front may make one
 * page of it for many. Browsers are told by Cache-Control, as ever.
 */
export const SHARED_HEADER = 'surrogate-control';
export const SHARED = 'max-age=5';
