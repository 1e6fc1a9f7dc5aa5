import { LOCALES, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import { ownWords } from './own-words.ts';
import { escaped, PLAIN_STYLE_HASH, plainPage } from './plain-page.ts';
import { plainPolicy } from './security-policy.ts';

/** under which the page's own style works, and nothing else */
export const AWAY_POLICY = plainPolicy({ style: PLAIN_STYLE_HASH });

function awayPage(locale: LocaleProperties): string {
  const { t } = ownWords(locale);
  return plainPage({
    locale,
    title: t('errors.503.title'),
    body: [
      `<h1>${escaped(t('errors.503.title'))}</h1><p>${escaped(t('errors.503.text'))}</p>`,
      `<a class="again" href="">${escaped(t('errors.retry'))}</a>`,
    ],
  });
}

/** What an edge says in each language while no shell answers, by the name of its file: 'away.de.html'. */
export const awayPages = (): Map<string, string> =>
  new Map(LOCALES.map((locale) => [`away.${locale.hreflang}.html`, `${awayPage(locale)}\n`]));
