import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { isBookable } from '@cairn/shared-contracts/domain/seats';
import { type ApiError, toApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { SkeletonLines } from '@cairn/shared-contracts/ui/skeleton';
import { useEffect, useState } from 'react';
import { priceOf } from '../../../common/model/price-of.ts';
import { shownPrice } from '../../../common/model/shown-price.ts';
import { requests } from '../model/api.ts';
import { bookedVariant } from '../model/move-quote.ts';
import css from './cancel-dialog.module.css';
import { MoveCosts } from './move-costs.tsx';

const SKELETON_LINES = 4;
const codeOf = (error: ApiError | null): string => (error?.kind === 'refused' ? error.code : '');

/** Other departures with seats for the whole party, each with its price. What is paid stays paid. Loaded when it is wanted. */
export default function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const refusalOf = useRefusalMessages();
  // a POST by the specification
  const [read, offered] = requests.datesForRequest.useMutation();
  useEffect(() => void read({ request_id: booking.id }), [read, booking.id]);
  const [move, moving] = requests.moveRequest.useMutation();
  const [chosen, setChosen] = useState<number | null>(null);
  const variant = bookedVariant(booking, offered.data?.variants ?? []);
  const dates = (offered.data?.dates ?? []).filter((date) => fits(date, booking));
  const date = dates.find(({ id }) => id === chosen) ?? null;
  const error = moving.error ? toApiError(moving.error) : null;
  const isOverlap = codeOf(error) === 'overlapping_request';
  const told = (one: TourDate) => formatDates(one.start, one.end, locale, { withYear: true });

  async function send() {
    if (!date) return;
    const answer = await move({
      ...{ request_id: booking.id, date_id: date.id, shown: shownPrice(date, variant) },
      // asked once, and meant
      ...(isOverlap ? { is_sure: true } : {}),
    });
    if (answer.data) onClose();
    // seats and prices as they are now
    else void read({ request_id: booking.id });
  }

  return (
    <Dialog
      backEntry={null}
      isOpen
      title={t('move.title')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {date ? <MoveCosts booking={booking} date={date} variant={variant} /> : null}
          <Button variant="ghost" onPress={onClose}>
            {t('move.keep', { dates: formatDates(booking.date.start, booking.date.end, locale, { withYear: true }) })}
          </Button>
          {date ? (
            <Button isLoading={moving.isLoading} onPress={() => void send()}>
              {t(isOverlap ? 'move.sure' : 'move.confirm', { dates: told(date) })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.body}>
        <p>{t(booking.paid > 0 ? 'move.textPaid' : 'move.text')}</p>
        {offered.isLoading && !offered.data ? <SkeletonLines count={SKELETON_LINES} /> : null}
        {offered.error ? (
          <Alert
            tone="danger"
            action={
              <Button
                variant="secondary"
                isLoading={offered.isLoading}
                onPress={() => void read({ request_id: booking.id })}
              >
                {t('payment.retry')}
              </Button>
            }
          >
            {refusalOf(toApiError(offered.error))}
          </Alert>
        ) : null}
        {offered.data && dates.length === 0 ? <p>{t('move.none', { count: booking.tourists_count })}</p> : null}
        {dates.length > 0 ? (
          <RadioGroup
            label={t('panel.departure')}
            isPanels
            options={dates.map((one) => ({
              id: String(one.id),
              label: told(one),
              note: t('panel.seatsFree', { count: one.number_of_free_seats }),
              end: formatMoney(priceOf(one, variant, offered.data?.rate)),
            }))}
            value={chosen === null ? null : String(chosen)}
            onChange={(id) => {
              moving.reset();
              setChosen(Number(id));
            }}
          />
        ) : null}
        {error ? (
          <Alert tone={isOverlap ? 'warning' : 'danger'} role="alert">
            {refusalOf(error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

const fits = (date: TourDate, { date: own, tourists_count }: Booking): boolean =>
  date.id !== own.id && isBookable(date) && date.number_of_free_seats >= tourists_count;
