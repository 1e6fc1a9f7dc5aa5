import { NONCE_TIMING } from '../composition/nonce-timing.ts';

/**
 * The nonce of a page that was made for many: its HTML has none, its answer has one of its own, which libraries that add style elements
 * find where they look for it. '' where a browser does not tell.
 */
export function takeAnswerNonce(): string {
  // all entries of this type are of this class
  const [answer] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const nonce = answer?.serverTiming?.find(({ name }) => name === NONCE_TIMING)?.description ?? '';
  const meta = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]');
  if (meta) meta.nonce = nonce;
  return nonce;
}
