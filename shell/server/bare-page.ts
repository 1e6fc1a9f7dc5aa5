import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import { MESSENGER_TITLES } from '@cairn/shared-contracts/domain/social-titles';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { phoneHref } from '../layout/phone-href.ts';

/** made once: this page is for moments without time */
let english: ReturnType<typeof createI18n> | undefined;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const link = (href: string, text: string) => `<li><a href="${escaped(href)}">${escaped(text)}</a></li>`;

/**
 * The 503 page that needs nothing: no composition has ever been read, or the layout itself failed. Plain HTML in English, with the
 * words and contacts of specification §2.
 */
export function barePage(site: Pick<PublicSite, 'contacts' | 'messengers'> | undefined, reference: string): string {
  english ??= createI18n('en-US', { shell: texts });
  const { t } = english;
  const contacts = site
    ? [
        ...(site.contacts.phone ? [link(phoneHref(site.contacts.phone), site.contacts.phone)] : []),
        link(`mailto:${site.contacts.email}`, site.contacts.email),
        ...site.messengers.map(({ source, url }) => link(url, MESSENGER_TITLES[source])),
      ]
    : [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${t('errors.title')}</title></head><body><main><h1>${t('errors.503.title')}</h1><p>${t('errors.503.text')}</p>`,
    contacts.length > 0 ? `<ul aria-label="${t('errors.contacts')}">${contacts.join('')}</ul>` : '',
    `<p>${escaped(t('errors.reference', { reference }))}</p>`,
    '</main></body></html>',
  ].join('');
}
