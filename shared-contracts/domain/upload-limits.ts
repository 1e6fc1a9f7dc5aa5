/** What uploads may weigh, in bytes, and what a review may hold. Both sides check them: the page to say so early, the api to mean it. */
const MEGABYTE = 1_000_000;

export const IMAGE_MAX_BYTES = 10 * MEGABYTE;
export const FILE_MAX_BYTES = 25 * MEGABYTE;
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;

/** an upload that nothing shows is removed after so many hours */
export const ORPHAN_HOURS = 24;

export const REVIEW_TEXT = { min: 30, max: 3_000 } as const;
export const REVIEW_PHOTOS_MAX = 8;
/** days after the tour during which it can be reviewed */
export const REVIEW_OPEN_DAYS = 90;

/** of what an organizer says of a meeting point: specification §2, images, pdf, doc, docx, xls, xlsx */
export const MEETING_FILE_TYPES = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.pdf', '.doc', '.docx', '.xls', '.xlsx'];
export const MEETING_FILES_MAX = 10;
/** characters */
export const MEETING_TEXT_MAX = 4_000;
