import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { phoneHref } from '@cairn/shared-contracts/domain/phone-href';

type Source = Contacts['messengers'][number]['source'];

/** those where somebody is found by their phone's number */
const BY_PHONE: ReadonlySet<Source> = new Set(['whatsapp', 'viber']);
const LEAST_DIGITS = 9;

/**
 * Whom one writes to there, as the messenger itself calls them: "@cairn", "+442079460182"; the host where the address does not say.
 * @param phones as the site writes them: a number that is one of them is written alike
 */
export function messengerHandle(source: Source, url: string, phones: readonly string[] = []): string {
  const { host, pathname, search } = new URL(url);
  if (BY_PHONE.has(source)) {
    const digits = decodeURIComponent(pathname + search).replaceAll(/\D/g, '');
    const number = `+${digits}`;
    if (digits.length >= LEAST_DIGITS) return phones.find((phone) => phoneHref(phone) === phoneHref(number)) ?? number;
  }
  const name = pathname.split('/').findLast((part) => part !== '');
  return name ? `@${name.replace(/^@/, '')}` : host;
}
