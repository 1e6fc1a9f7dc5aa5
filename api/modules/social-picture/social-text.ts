import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { socialPrice } from '@cairn/shared-contracts/domain/social-picture';
import { documentTexts } from '../tour-pdf/document-texts.ts';
import type { SocialText } from './overlay.ts';

/** What the picture of a tour says in the reader's language; the program's document says the same things in the same words. */
export function socialText(card: TourCard, site: Pick<Site, 'name' | 'organizer'>, language: string): SocialText {
  const { name, country, region, days, currency, organizer } = card;
  const { t, money } = documentTexts(language);
  const price = socialPrice(card);
  const facts = [
    t('facts.daysValue', { count: days }),
    ...(site.organizer.forceHideOrganizers ? [] : [t('by', { name: organizer.name })]),
  ];
  return {
    siteName: site.name,
    title: name,
    place: [country.name, region?.name].filter(Boolean).join(' · '),
    facts: facts.join(' · '),
    price: price === null ? null : t('from', { price: money({ amount: price, currency }) }),
  };
}
