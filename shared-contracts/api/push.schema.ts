import * as z from 'zod/mini';

/** What a push carries: what it says stays in the chat, a screen may be open to others. */
export const pushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** of the site, with the language's prefix */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  /** a later one of the same tag replaces it */
  tag: z.string(),
  /** BCP 47 */
  lang: z.string(),
});
export type PushPayload = z.infer<typeof pushPayload>;
