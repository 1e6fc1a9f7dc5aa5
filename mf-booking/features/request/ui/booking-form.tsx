import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Counter } from '@cairn/shared-contracts/ui/counter';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Seller } from '../model/seller.ts';
import type { Draft } from '../model/use-draft.ts';
import type { RequestFlow } from '../model/use-request.ts';
import { canWaitFor, type Waitlist } from '../model/use-waitlist.ts';
import css from './booking-form.module.css';
import { DepartureList } from './departure-list.tsx';
import type { PartyAgesProps } from './party-ages.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { SellerIn } from './seller-in.tsx';
import { VariantField } from './variant-field.tsx';
import { Waiting } from './waiting.tsx';

/**
 * Only whoever asked before, and has no answer, is told something here: the request itself is sent from the review. Where the code of it
 * cannot be had, that is said in short.
 */
const FailureAlert = lazy(() =>
  import('./failure-alert.tsx').then(
    ({ FailureAlert }) => ({ default: FailureAlert }),
    () => ({ default: AnswerLost }),
  ),
);

/** For families alone. Where the code of it cannot be had, the page of the tour still says who may come. */
const PartyAges = lazy<ComponentType<PartyAgesProps>>(() =>
  import('./party-ages.tsx').then(
    ({ PartyAges }) => ({ default: PartyAges }),
    () => ({ default: () => null }),
  ),
);

function AnswerLost() {
  const { t } = useTranslation('mf-booking');
  return (
    <Alert tone="warning" role="alert">
      {t('panel.lost.text')}
    </Alert>
  );
}

export interface BookingFormProps {
  tourId: number;
  draft: Draft;
  flow: RequestFlow;
  seller: Seller;
  waitlist: Waitlist;
  /** leads on to the review */
  onRequest: () => void;
  /** the youngest that the tour takes, years */
  ageFrom?: number | undefined;
}

/** Departure, variant, tourists, what it costs, and the button: the same in the card and in the sheet. */
export function BookingForm({ tourId, draft, flow, seller, waitlist, onRequest, ageFrom }: BookingFormProps) {
  const { t } = useTranslation('mf-booking');
  const { date, variant, quote } = draft;
  const canChoose = draft.variants.length > 1;
  return (
    <div className={css.form}>
      <DepartureList
        dates={draft.dates}
        selected={date?.id ?? null}
        wanted={draft.wantedDate}
        variant={variant}
        rate={draft.rate}
        waiting={(one) =>
          canWaitFor(one, draft.wantedTourists) || waitlist.entryOf(one.id) ? (
            <Waiting date={one} seats={draft.wantedTourists} waitlist={waitlist} />
          ) : null
        }
        onSelect={(id) => {
          flow.forgetFailure();
          draft.chooseDate(id);
        }}
      />
      {variant && (canChoose || variant.min_age) ? (
        <div>
          {canChoose ? (
            <VariantField variants={draft.variants} selected={variant} onSelect={draft.chooseVariant} />
          ) : null}
          {variant.min_age ? <p className={css.free}>{t('panel.variantAge', { from: variant.min_age })}</p> : null}
        </div>
      ) : null}
      {date ? <Tourists draft={draft} /> : null}
      {date && draft.ages.length > 0 ? (
        <Suspense>
          <PartyAges ages={draft.ages} ageFrom={ageFrom} variant={variant} canChoose={canChoose} />
        </Suspense>
      ) : null}
      {quote && date ? <QuoteLines tourId={tourId} quote={quote} date={date} tourists={draft.tourists} /> : null}
      <div className={css.action}>
        {flow.failure ? (
          <Suspense>
            <FailureAlert failure={flow.failure} draft={draft} flow={flow} />
          </Suspense>
        ) : null}
        <Button size="lg" isBlock onPress={onRequest}>
          {t('panel.request')}
        </Button>
        <p className={css.promise}>
          {quote ? (
            <SellerIn
              seller={seller}
              tourId={tourId}
              say={(organizer) =>
                t('panel.nothingCharged', {
                  organizer,
                  part: quote.balance ? 'part' : 'full',
                  prepayment: formatMoney(quote.prepayment),
                  count: draft.tourists,
                })
              }
            />
          ) : (
            t('panel.nothingChargedYet')
          )}
        </p>
      </div>
    </div>
  );
}

function Tourists({ draft }: { draft: Draft }) {
  const { t } = useTranslation('mf-booking');
  return (
    <div className={css.tourists}>
      <div>
        <p className={css.label}>{t('panel.tourists')}</p>
        <p className={css.free}>{t('panel.seatsFree', { count: draft.maxTourists })}</p>
        {draft.tourists < draft.wantedTourists ? (
          <p className={css.free} role="status">
            {t('panel.fewer', { wanted: draft.wantedTourists, count: draft.tourists })}
          </p>
        ) : null}
        {draft.minTourists > 1 ? (
          <p className={css.free}>{t('panel.privateFrom', { count: draft.minTourists })}</p>
        ) : null}
      </div>
      <Counter
        label={t('panel.tourists')}
        value={draft.tourists}
        onChange={draft.setTourists}
        min={draft.minTourists}
        max={draft.maxTourists}
        decreaseLabel={t('panel.removeOne')}
        increaseLabel={t('panel.addOne')}
      />
    </div>
  );
}
