import { CODE_TTL_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { messageText } from '../../platform/messages.ts';
import { originOf } from '../request/site-of-booking.ts';

/** who asks for a code, and where */
export interface CodeReader {
  /** ISO locale of the page that it is asked for on */
  language: string;
  site: Site;
}

interface Secrets {
  /** to type */
  code: string;
  /** one-time token of the link */
  link: string;
}

/** The message that brings a code: what is typed, and a link to the reader's own site that does the same. */
export function codeMessage({ language, site }: CodeReader, publicUrl: string, { code, link }: Secrets) {
  const page = originOf({ config: site }, publicUrl) + withPrefix('/login-via-token', localeOf(language).prefix);
  return {
    subject: messageText({ key: 'codeMessage.subject', params: { code, site: site.name } }, language),
    text: [
      messageText({ key: 'codeMessage.code', params: { code } }, language),
      '',
      messageText({ key: 'codeMessage.link', params: { minutes: CODE_TTL_SECONDS / 60 } }, language),
      `${page}?token=${link}`,
      '',
      messageText({ key: 'codeMessage.unasked' }, language),
    ].join('\n'),
  };
}
