/** How much is asked of a caller: a proof that nobody notices, or one that takes seconds and a press of the person. */
export const CAPTCHA_KINDS = ['captcha', 'hard_captcha'] as const;
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number];

/** What a page is given to solve; its shape is the provider's own. */
export type CaptchaTask = Readonly<Record<string, unknown>>;

/** A solved task. `id` names it for ever: whoever comes with it twice is a replay. */
export interface CaptchaProof {
  id: string;
  kind: CaptchaKind;
  expiresAt: Date;
}

/** Port: a way to tell people from machines. */
export interface CaptchaAdapter {
  /** @param key that the site's configuration has for this kind, '' without one */
  task(kind: CaptchaKind, key: string): Promise<CaptchaTask>;
  /** undefined for what proves nothing: forged, expired, solved wrongly, or no proof at all */
  check(proof: string, caller: { ip: string }): Promise<CaptchaProof | undefined>;
}
