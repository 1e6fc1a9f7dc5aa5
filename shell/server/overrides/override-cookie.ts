import { LINK_MOST, type Mix, mixIn, mixText } from '@cairn/shared-contracts/remote/override';

/** what a browser is overridden by: the link that allows it, and the mix that was chosen. Scripts cannot read it */
export const OVERRIDE_COOKIE = 'composition_override';
/** beside the link; a cookie holds 4 KB with its name */
const MIX_MOST = 1_500;

export interface OverrideChoice {
  /** the signed part of the link; empty in development, where none is needed */
  link: string;
  /** undefined: the link's own */
  mix?: Mix;
}

export const hasOverride = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(cookies[OVERRIDE_COOKIE]);

/** @returns undefined when it is too long for a cookie */
export function choiceText({ link, mix }: OverrideChoice): string | undefined {
  const text = mix ? mixText(mix) : undefined;
  if (link.length > LINK_MOST || (text ?? '').length > MIX_MOST) return undefined;
  return text === undefined ? link : `${link}~${text}`;
}

/** undefined when it is none; whether the link holds is another question */
export function choiceIn(cookie: string | undefined): OverrideChoice | undefined {
  if (!cookie) return undefined;
  const [link = '', text, ...more] = cookie.split('~');
  if (more.length > 0) return undefined;
  if (text === undefined) return { link };
  const mix = text.length > MIX_MOST ? undefined : mixIn(text);
  return mix && { link, mix };
}

/** @param request - cookies are parsed where the shell's server is whole */
export const choiceOf = ({ cookies }: { cookies?: Readonly<Record<string, string | undefined>> }) =>
  choiceIn(cookies?.[OVERRIDE_COOKIE]);
