/** Cache-Control of what belongs to one browser alone: no cache may have it, the browser's neither. */
export const NEVER_STORED = 'private, no-store';
