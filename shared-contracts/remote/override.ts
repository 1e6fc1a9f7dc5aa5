import * as z from 'zod/mini';

/** where the shell opens links and answers the inspector */
export const OVERRIDE_PATH = '/composition/override';

/** a link holds no longer than that, however it is signed */
export const OVERRIDE_HOURS = { usual: 24, most: 7 * 24 } as const;
/** characters of a link's signed part: what is longer is none of ours */
export const LINK_MOST = 2_000;

/** remote → version: what a browser is to see in place of what is live */
const mix = z.record(z.string(), z.string());
export type Mix = Readonly<Record<string, string>>;

/** What an override link says: signed with the release key, or with a squad's for versions of its own remotes. */
export const overrideLink = z.object({
  /** a signed document of another kind is no link */
  kind: z.literal('override'),
  id: z.string().check(z.regex(/^[a-z0-9-]{8,40}$/)),
  environment: z.string(),
  by: z.string(),
  /** 'squad-tour.1', whose key it is signed with; without one the platform's */
  signer: z.optional(z.string()),
  made_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** hash of the document with the versions that may be chosen */
  offers: z.string(),
  mix,
});
export type OverrideLink = z.infer<typeof overrideLink>;

/** What holders of a link may choose from: remote → its versions, the newest first, with the hashes of their release.json. */
export const overrideOffers = z.object({
  kind: z.literal('override-offers'),
  remotes: z.record(z.string(), z.array(z.object({ version: z.string(), integrity: z.string() }))),
  /** what the link showed when it was made: the clean-up leaves it alone */
  mix,
  made_at: z.iso.datetime(),
});
export type OverrideOffers = z.infer<typeof overrideOffers>;

/** where the offers of a link are in the store */
export const offersFolder = (environment: string): string => `overrides/${environment}`;
export const offersPath = ({ environment, id }: Pick<OverrideLink, 'environment' | 'id'>): string =>
  `${offersFolder(environment)}/${id}.json`;

const PART = /^(mf-[a-z0-9-]+)@([0-9A-Za-z.+-]{1,100})$/;

/** 'mf-tour@1.1.0,mf-chat@2.0.0' in a fixed order: equal mixes are equal texts */
export const mixText = (of: Mix): string =>
  Object.entries(of)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(',');

/** undefined when the text is no mix; of one remote named twice neither is meant */
export function mixIn(text: string): Mix | undefined {
  const found = new Map<string, string>();
  for (const part of text === '' ? [] : text.split(',')) {
    const [, name, version] = PART.exec(part) ?? [];
    if (!name || !version || found.has(name)) return undefined;
    found.set(name, version);
  }
  return Object.fromEntries(found);
}
