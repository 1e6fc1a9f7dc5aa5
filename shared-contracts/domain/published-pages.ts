/** addresses of the legal texts: the operator writes them, and until then there is no such page */
export const LEGAL_PATHS = ['/agreement', '/tour-provider-agreement', '/privacy', '/safety-rules'] as const;
export type LegalPath = (typeof LEGAL_PATHS)[number];

/** the hub of a site's organizers: there is none where the site names nobody */
export const ORGANIZERS_PATH = '/tour-providers';

type Flags = Readonly<Record<string, boolean>>;

export const publishedFlag = (path: LegalPath | typeof ORGANIZERS_PATH): string => `published:${path}`;

/** whether a link may lead there. What is not known is taken for published: an api that is away must not empty the footer. */
export const isPublished = (flags: Flags, path: string): boolean => flags[`published:${path}`] !== false;
