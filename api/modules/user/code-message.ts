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

/** A link with a one-time token. */
export interface TokenLink {
  /** path without a language: '/login-via-token' */
  page: string;
  token: string;
}

interface Secrets {
  /** to type */
  code: string;
  /** that does the same */
  link?: TokenLink;
  /** said first: whoever has the mailbox need not be who asked, and one press would give their e-mail to somebody else's account */
  why?: 'newEmail' | undefined;
}

/** The address on the reader's own site and in their language. */
export const tokenAddress = ({ language, site }: CodeReader, publicUrl: string, { page, token }: TokenLink): string =>
  `${originOf({ config: site }, publicUrl)}${withPrefix(page, localeOf(language).prefix)}?token=${token}`;

/** The message that brings a code: what is typed, and a link to the reader's own site that does the same. */
export function codeMessage(reader: CodeReader, publicUrl: string, { code, link, why }: Secrets) {
  const { language, site } = reader;
  const minutes = CODE_TTL_SECONDS / 60;
  return {
    subject: messageText({ key: 'codeMessage.subject', params: { code, site: site.name } }, language),
    text: [
      ...(why ? [messageText({ key: `codeMessage.${why}`, params: { site: site.name } }, language), ''] : []),
      messageText({ key: 'codeMessage.code', params: { code } }, language),
      '',
      ...(link
        ? [
            messageText({ key: 'codeMessage.link', params: { minutes } }, language),
            tokenAddress(reader, publicUrl, link),
          ]
        : [messageText({ key: 'codeMessage.works', params: { minutes } }, language)]),
      '',
      messageText({ key: 'codeMessage.unasked' }, language),
    ].join('\n'),
  };
}
