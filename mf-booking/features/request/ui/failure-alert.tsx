import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { bothOf, type Rate } from '@cairn/shared-contracts/domain/reading';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { alternativeTo } from '../model/departures.ts';
import type { PriceChange, ToldPrice } from '../model/price-change.ts';
import type { Draft } from '../model/use-draft.ts';
import type { RequestFailure, RequestFlow } from '../model/use-request.ts';
import { AddOnGone, AddOnsChanged } from './add-on-alerts.tsx';
import { TooYoungText } from './party-ages.tsx';

/** Why the request did not go through, in its place, with a way on. */
export function FailureAlert({ failure, draft, flow }: { failure: RequestFailure; draft: Draft; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  switch (failure.kind) {
    case 'seats':
      return <SeatsGone failure={failure} draft={draft} flow={flow} />;
    case 'no-departure':
      return <Alert tone="danger">{t('panel.chooseDeparture')}</Alert>;
    case 'price':
      return <PriceChanged change={failure.change} rate={draft.rate} flow={flow} />;
    case 'add-on-price':
      return <AddOnsChanged changes={failure.changes} draft={draft} flow={flow} />;
    case 'add-on-gone':
      return <AddOnGone chosen={failure.chosen} draft={draft} />;
    case 'overlap':
      return <Overlap failure={failure} flow={flow} />;
    case 'unknown':
      return <Unknown failure={failure} draft={draft} flow={flow} />;
    case 'too-young':
      return (
        <Alert tone="danger" title={t('panel.notSent')}>
          <TooYoungText why={failure.why} canChoose={draft.variants.length > 1} />
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" title={t('panel.notSent')}>
          {failure.text}
        </Alert>
      );
  }
}

/** Both prices, and nothing happens until the tourist says yes to the new one. */
function PriceChanged({ change: { shown, now }, rate, flow }: { change: PriceChange; rate: Rate; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const price = bothOf(now.perPerson, rate);
  const terms = (told: ToldPrice) =>
    told.balanceDueOn === null
      ? t('panel.changed.atOnce')
      : t('panel.changed.terms', {
          percent: told.prepaymentPercent / 100,
          date: formatDate(told.balanceDueOn, locale),
          parts: told.instalments,
        });
  const runs = (told: ToldPrice) => t(told.isNotGuaranteed ? 'panel.changed.mayNotRun' : 'panel.changed.runs');
  const flight = (told: ToldPrice) => t(told.isFlightIncluded ? 'panel.changed.withFlight' : 'panel.changed.noFlight');
  const dates = (told: ToldPrice) => formatDates(told.start, told.end, locale, { withYear: true });
  const isDearer = now.perPerson.amount !== shown.perPerson.amount;
  return (
    <Alert
      tone="danger"
      title={t('panel.changed.title')}
      action={
        <Button size="sm" variant="secondary" onPress={() => flow.request()}>
          {t('panel.changed.accept', { price })}
        </Button>
      }
    >
      {isDearer ? <p>{t('panel.changed.price', { shown: bothOf(shown.perPerson, rate), price })}</p> : null}
      {[terms, dates, runs, flight].map((say) =>
        say(now) === say(shown) ? null : (
          <p key={say(now)}>{t('panel.changed.from', { before: say(shown), now: say(now) })}</p>
        ),
      )}
    </Alert>
  );
}

type OverlapFailure = Extract<RequestFailure, { kind: 'overlap' }>;

function Overlap({ failure: { uuid, isSameDeparture }, flow }: { failure: OverlapFailure; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  const { site } = usePlatform();
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t(isSameDeparture ? 'panel.overlap.same' : 'panel.overlap.other')}
      action={
        <>
          <LinkButton size="sm" href={bookingPath(site.booking, uuid)}>
            {t('panel.overlap.open')}
          </LinkButton>{' '}
          <Button size="sm" variant="ghost" onPress={() => flow.request(true)}>
            {t('panel.overlap.asWell')}
          </Button>
        </>
      }
    >
      {t('panel.overlap.text')}
    </Alert>
  );
}

type UnknownFailure = Extract<RequestFailure, { kind: 'unknown' }>;

function Unknown({ failure: { asked }, draft, flow }: { failure: UnknownFailure; draft: Draft; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { start, end } = draft.dates.find(({ id }) => id === asked.date_id) ?? asked.shown;
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('panel.lost.title', { dates: formatDates(start, end, locale, { withYear: true }) })}
      action={
        <Button size="sm" variant="secondary" isLoading={flow.isSending} onPress={() => flow.findOut(asked)}>
          {t('panel.lost.findOut')}
        </Button>
      }
    >
      {t('panel.lost.text')}
    </Alert>
  );
}

type SeatsFailure = Extract<RequestFailure, { kind: 'seats' }>;

function SeatsGone({ failure, draft, flow }: { failure: SeatsFailure; draft: Draft; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { lost, wanted } = failure;
  const left = draft.dates.find(({ id }) => id === lost.id)?.number_of_free_seats ?? 0;
  const other = alternativeTo(lost, draft.dates, wanted);
  const move = (id: number) => {
    flow.forgetFailure();
    draft.chooseDate(id);
  };
  return (
    <Alert
      tone="danger"
      title={t('panel.seatsGone', { dates: formatDates(lost.start, lost.end, locale, { withYear: true }) })}
      action={
        other ? (
          <Button size="sm" variant="secondary" onPress={() => move(other.id)}>
            {t('panel.moveTo', { dates: formatDates(other.start, other.end, locale, { withYear: true }) })}
          </Button>
        ) : null
      }
    >
      {t('panel.seatsNow', { count: left })}
    </Alert>
  );
}
