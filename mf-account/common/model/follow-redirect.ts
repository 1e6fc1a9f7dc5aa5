import type { ApiError } from '@cairn/shared-contracts/remote/platform';

/**
 * A refusal of the type "redirect" sends the person elsewhere, for instance to the organizers' back office (specification §8).
 * @returns whether it did
 */
export function followRedirect(error: ApiError): boolean {
  if (error.kind !== 'redirect' || !URL.canParse(error.url, window.location.href)) return false;
  const target = new URL(error.url, window.location.href);
  if (!/^https?:$/.test(target.protocol)) return false;
  window.location.assign(target);
  return true;
}
