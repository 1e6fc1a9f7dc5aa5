import { withoutInlineStyles } from './inline-styles.ts';

/** Rules of a Trusted Types policy (W3C Trusted Types): what may become code or markup, and in which form. */
interface PolicyRules {
  createHTML?(text: string): string | null;
  createScript?(text: string): string | null;
  createScriptURL?(text: string): string | null;
}
export interface TrustedPolicy {
  createHTML(text: string): TrustedHTML;
  createScript(text: string): string;
}

declare global {
  interface Window {
    /** not in every browser */
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): TrustedPolicy };
  }
}

export const HTML_POLICY = 'cairn-html';

const policyOf = (): TrustedPolicy | undefined =>
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(HTML_POLICY, { createHTML: withoutInlineStyles });
const policy = policyOf();

/** in the browser style attributes take the same way as on a whole page: see inline-styles.ts */
const markup = (html: string): string | TrustedHTML => {
  if (policy) return policy.createHTML(html);
  return typeof window === 'undefined' ? html : withoutInlineStyles(html);
};

const CACHED = 200;
const known = new Map<string, { __html: string | TrustedHTML }>();

/**
 * HTML of our own editors or builds, for `dangerouslySetInnerHTML`. Everything else that a page would parse as HTML is refused by the
 * browser (Trusted Types). The same text gives the same object, so that a repeated render does not parse it again.
 */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  if (typeof window === 'undefined') return { __html: html };
  let value = known.get(html);
  if (!value) {
    value = { __html: markup(html) };
    known.set(html, value);
    const [oldest] = known.keys();
    if (known.size > CACHED && oldest !== undefined) known.delete(oldest);
  }
  return value;
}
