/** the entry of Server-Timing that tells a page's own scripts the nonce of a page that has none in its HTML */
export const NONCE_TIMING = 'nonce';
