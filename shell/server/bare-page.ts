import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';
import type { LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import { ownWords } from './own-words.ts';
import { escaped, plainPage, type Reader } from './plain-page.ts';

const link = (href: string, text: string) => `<li><a href="${escaped(href)}">${escaped(text)}</a></li>`;

export type Reached = Pick<PublicSite, 'contacts' | 'messengers'>;

/** The ways to reach the marketplace as a list under a heading of its own. */
export function contactItems({ contacts, messengers }: Reached, label: string): string {
  const items = [
    ...(contacts.phone ? [link(phoneHref(contacts.phone), contacts.phone)] : []),
    link(`mailto:${contacts.email}`, contacts.email),
    ...messengers.map(({ source, url }) => link(url, MESSENGER_TITLES[source])),
  ];
  return `<h2>${escaped(label)}</h2><ul>${items.join('')}</ul>`;
}

interface BarePage {
  reader: Reader & { locale: LocaleProperties };
  siteName: string;
  reached: Reached;
  reference: string;
}

/**
 * The 503 page that needs nothing: no composition has ever been read, the layout itself failed, or there is no time to compose one.
 * With the words and contacts of specification §2.
 */
export function barePage({ reader, siteName, reached, reference }: BarePage): string {
  const { t } = ownWords(reader.locale);
  const text = (key: string) => escaped(t(key));
  return plainPage({
    ...reader,
    siteName,
    title: t('errors.title'),
    body: [
      `<h1>${text('errors.503.title')}</h1><p>${text('errors.503.text')}</p>`,
      `<a class="again" href="">${text('errors.retry')}</a>`,
      contactItems(reached, t('errors.contacts')),
      `<p>${escaped(t('errors.reference', { reference }))}</p>`,
    ],
  });
}
