/** whoever stays on a page so long is reading it */
export const READING_MS = 12_000;
