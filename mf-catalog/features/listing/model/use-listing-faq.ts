import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { monthName } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Asked } from '@cairn/shared-contracts/remote/structured-data';
import { type ListingFact, listingFacts } from './listing-facts.ts';
import { useOptionName } from './use-option-name.ts';

/** Questions about a place, answered in the page's language from the listing's own numbers. */
export function useListingFaq(answer: ToursPage): Asked[] {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const nameOf = useOptionName();
  const place = answer.place?.name ?? '';
  const list = (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
  const month = (number: number) => monthName(number, locale, 'long');

  function say(fact: ListingFact): string {
    switch (fact.kind) {
      case 'price': {
        const price = formatMoney({ amount: fact.from * minorUnits(fact.currency), currency: fact.currency });
        return t('faq.price.answer', { place, count: fact.count, price });
      }
      case 'season':
        return t('faq.season.answer', { months: list(fact.months.map(month)) });
      case 'difficulty': {
        const levels = fact.levels.map(({ level, count }) =>
          t('faq.difficulty.level', { name: nameOf('difficulty', { value: level, name: level }), count }),
        );
        return t('faq.difficulty.answer', { levels: list(levels) });
      }
      case 'length':
        return t('faq.length.answer', { short: fact.short, week: fact.week, long: fact.long });
      case 'children':
        return t('faq.children.answer', { age: fact.age, count: fact.count });
      case 'languages':
        return t('faq.languages.answer', {
          languages: list(fact.codes.map((value) => nameOf('languages', { value, name: value }))),
        });
    }
  }

  return listingFacts(answer).map((fact) => ({
    question: t(`faq.${fact.kind}.question`, { place }),
    answer: say(fact),
  }));
}
