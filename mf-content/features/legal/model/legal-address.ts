import { type LegalPage, legalPage } from '@cairn/shared-contracts/api/content.schema';

export type LegalKind = LegalPage['kind'];

/** in the order they are listed */
export const LEGAL_KINDS: readonly LegalKind[] = ['agreement', 'privacy', 'safety-rules', 'tour-provider-agreement'];

export const isLegalKind = (kind: string | undefined): kind is LegalKind =>
  legalPage.shape.kind.safeParse(kind).success;

/** '/privacy/2025-03'; without a version, what is in force now */
export const legalHref = (kind: LegalKind, version?: string): string => `/${kind}${version ? `/${version}` : ''}`;

/** what is different in a version since an earlier one */
export const changesHref = (kind: LegalKind, from: string, to: string): string =>
  `${legalHref(kind, to)}?from=${encodeURIComponent(from)}`;

/** arguments of the call; the loader and the component must spell them alike */
export const legalQuery = (kind: LegalKind, version: string | undefined) => ({ kind, ...(version ? { version } : {}) });
