import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import { escaped, plainPage } from '../plain-page.ts';
import type { Refused } from './override-link.ts';

/** what who opens a link reads, and what to do about it */
export const REFUSALS: Readonly<Record<Refused, { status: number; text: string }>> = {
  too_long: { status: 414, text: 'This link is too long to be one of ours.' },
  malformed: { status: 400, text: 'This link is not whole. Copy it again, all of it.' },
  wrong_signature: { status: 403, text: 'This link is not signed with a key of this site.' },
  other_environment: { status: 403, text: 'This link is for another environment.' },
  expired: { status: 410, text: 'This link has expired. Ask for a new one: npm run cairn -- override.' },
  holds_too_long: { status: 403, text: 'This link holds for longer than a link may. Ask for a new one.' },
  not_theirs: { status: 403, text: 'This link is of a squad, and shows versions of its own remotes only.' },
  unknown_version: { status: 404, text: 'This link names a version that it does not offer.' },
  does_not_fit: { status: 409, text: 'The versions of this link do not fit one another, or what is live now.' },
  unavailable: { status: 503, text: 'The versions of this link cannot be had at the moment. Try again.' },
};

/** In English: it is read by who releases. */
export const refusedPage = (code: Refused, reasons: readonly string[]): string =>
  plainPage({
    locale: DEFAULT_LOCALE,
    title: 'Override refused',
    body: [
      `<h1>Nothing is overridden</h1><p>${REFUSALS[code].text}</p>`,
      reasons.length ? `<ul>${reasons.map((reason) => `<li>${escaped(reason)}</li>`).join('')}</ul>` : '',
      '<p><a href="/">To the site as it is live</a></p>',
    ],
  });
