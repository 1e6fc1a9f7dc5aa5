import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';
import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import texts from '../i18n/en-US.json' with { type: 'json' };

/** made once: this page is for moments without time */
let english: ReturnType<typeof createI18n> | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const link = (href: string, text: string) => `<li><a href="${escaped(href)}">${escaped(text)}</a></li>`;

type Reached = Pick<PublicSite, 'contacts' | 'messengers'>;

/** The ways to reach the marketplace as a list. */
export function contactItems({ contacts, messengers }: Reached, label: string): string {
  const items = [
    ...(contacts.phone ? [link(phoneHref(contacts.phone), contacts.phone)] : []),
    link(`mailto:${contacts.email}`, contacts.email),
    ...messengers.map(({ source, url }) => link(url, MESSENGER_TITLES[source])),
  ];
  return `<ul aria-label="${escaped(label)}">${items.join('')}</ul>`;
}

/** @param body HTML */
export const plainPage = (page: { language: string; title: string; body: readonly string[] }): string =>
  [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(page.title)}</title></head><body><main>`,
    ...page.body,
    '</main></body></html>',
  ].join('');

/**
 * The 503 page that needs nothing: no composition has ever been read, or the layout itself failed. Plain HTML in English, with the
 * words and contacts of specification §2.
 */
export function barePage(site: Reached | undefined, reference: string): string {
  english ??= createI18n('en-US', { shell: texts });
  const { t } = english;
  return plainPage({
    language: 'en',
    title: t('errors.title'),
    body: [
      `<h1>${t('errors.503.title')}</h1><p>${t('errors.503.text')}</p>`,
      site ? contactItems(site, t('errors.contacts')) : '',
      `<p>${escaped(t('errors.reference', { reference }))}</p>`,
    ],
  });
}
