/** addresses of the legal texts: the operator writes them, and until then there is no such page */
export const LEGAL_PATHS = ['/agreement', '/tour-provider-agreement', '/privacy', '/safety-rules'] as const;
export type LegalPath = (typeof LEGAL_PATHS)[number];

type Flags = Readonly<Record<string, boolean>>;

export const publishedFlag = (path: LegalPath): string => `published:${path}`;

/** whether a link may lead there. What is not known is taken for published: an api that is away must not empty the footer. */
export const isPublished = (flags: Flags, path: string): boolean => flags[`published:${path}`] !== false;
