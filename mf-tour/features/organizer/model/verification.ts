import type { OrganizerBrief } from '@cairn/shared-contracts/api/tours.schema';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

/** What may be said of an organizer's identity: who checked it, that nobody did, or nothing. */
export type Verification =
  | { kind: 'checked'; by: string; link: string; linkText: string }
  | { kind: 'unchecked'; link: string; linkText: string }
  | { kind: 'silent' };

/** the service's name when the site does not say one (specification §9): no name to show */
const UNNAMED = 'external';

/** By verificationService of the site (specification §3): that an identity was not checked is said only where the site allows it. */
export function verificationOf(
  { is_verified }: Pick<OrganizerBrief, 'is_verified'>,
  service: PublicSite['verificationService'],
): Verification {
  const { link, linkText } = service;
  if (is_verified) {
    const by = service.legalName || (service.name === UNNAMED ? '' : service.name);
    // that something was checked, the list of checks says
    return by === '' && link === '' ? { kind: 'silent' } : { kind: 'checked', by, link, linkText };
  }
  return service.allowMessagesAboutUnverifiedIdentity ? { kind: 'unchecked', link, linkText } : { kind: 'silent' };
}
