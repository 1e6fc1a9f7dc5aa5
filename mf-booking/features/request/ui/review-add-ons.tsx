import type { TourAddOn } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { readBy } from '@cairn/shared-contracts/domain/reading';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Checkbox } from '@cairn/shared-contracts/ui/checkbox';
import { Counter } from '@cairn/shared-contracts/ui/counter';
import { mostOf } from '../model/add-ons.ts';
import type { Draft } from '../model/use-draft.ts';
import css from './review-add-ons.module.css';

/** What can be booked beside the tour; the price follows at once. A tour without add-ons shows nothing. */
export function ReviewAddOns({ draft, language }: { draft: Draft; language: string | undefined }) {
  const { t } = useTranslation('mf-booking');
  const lang = useForeignLanguage(language);
  if (draft.offeredAddOns.length === 0) return null;
  return (
    <section aria-labelledby="review-add-ons">
      <h2 id="review-add-ons" className={css.title}>
        {t('review.addOns.title')}
      </h2>
      <ul className={css.list}>
        {draft.offeredAddOns.map((addOn) => (
          <li key={addOn.id} className={css.row}>
            <div lang={lang}>
              <p className={css.name}>{addOn.name}</p>
              {addOn.description ? <p className={css.note}>{addOn.description}</p> : null}
            </div>
            <Price addOn={addOn} draft={draft} />
            <Quantity addOn={addOn} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ addOn, draft }: { addOn: TourAddOn; draft: Draft }) {
  const { t } = useTranslation('mf-booking');
  const { original_price: amount, original_currency: currency, per } = addOn;
  const price = formatMoney(readBy({ amount, currency }, draft.rate));
  return (
    <p className={css.price}>{t(per === 'person' ? 'review.addOns.person' : 'review.addOns.booking', { price })}</p>
  );
}

/** One per person is counted, one for the booking is taken or not. */
function Quantity({ addOn: { id, name, per }, draft }: { addOn: TourAddOn; draft: Draft }) {
  const { t } = useTranslation('mf-booking');
  const quantity = draft.addOns.find(({ addOn }) => addOn.id === id)?.quantity ?? 0;
  return per === 'person' ? (
    <Counter
      className={css.quantity ?? ''}
      label={name}
      value={quantity}
      onChange={(count) => draft.chooseAddOn(id, count)}
      max={mostOf({ per }, draft.tourists)}
      decreaseLabel={t('review.addOns.fewer', { name })}
      increaseLabel={t('review.addOns.more', { name })}
    />
  ) : (
    <Checkbox
      className={css.quantity ?? ''}
      aria-label={t('review.addOns.addLabel', { name })}
      isSelected={quantity > 0}
      onChange={(is) => draft.chooseAddOn(id, is ? 1 : 0)}
    >
      {t('review.addOns.add')}
    </Checkbox>
  );
}
