import type { DuePart, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { PaymentMethod } from '@cairn/shared-contracts/domain/booking-graph';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { partText } from '@cairn/shared-contracts/domain/read-booking';
import { CreditCardIcon, SmartphoneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { SYSTEM_NAMES } from '../../../common/model/payments.ts';
import { OpeningProblem } from '../../../common/ui/opening-problem.tsx';
import { type Paying, partId } from '../model/use-paying.ts';
import css from './pay-form.module.css';

const ICONS = { card: CreditCardIcon, sbp: SmartphoneIcon } as const satisfies Record<PaymentMethod, unknown>;

interface PayFormProps {
  booking: Booking;
  options: PaymentOptions;
  paying: Paying;
}

/** How, how much, and the one button. */
export function PayForm({ booking, options, paying }: PayFormProps) {
  const { t } = useTranslation('mf-booking');
  const { due, methods } = options;
  const { part, method, error, secondsLeft } = paying;
  const system = methods.find((one) => one.method === method)?.system;
  if (!part) return null;
  if (!method || !system) {
    return (
      <Alert tone="warning" title={t('payment.unavailable.title')}>
        {t('payment.unavailable.text')}
      </Alert>
    );
  }
  const amount = partText(booking, part);
  return (
    <section className={css.panel} aria-label={t('payment.form')}>
      {due.length > 1 ? <PartChoice booking={booking} due={due} paying={paying} /> : null}
      <RadioGroup
        label={t('payment.how')}
        isPanels
        value={method}
        onChange={paying.chooseMethod}
        options={methods.map((one) => {
          const Icon = ICONS[one.method];
          return {
            id: one.method,
            label: t(`payment.method.${one.method}`),
            note: t(`payment.methodNote.${one.method}`, { system: SYSTEM_NAMES[one.system] }),
            end: <Icon />,
          };
        })}
      />
      {error ? (
        <OpeningProblem error={error} secondsLeft={secondsLeft} uuid={booking.uuid} onRetry={paying.pay} />
      ) : null}
      <div>
        <Button size="lg" isBlock isLoading={paying.isOpening || paying.isLeaving} onPress={paying.pay}>
          {t(method === 'sbp' ? 'payment.showCode' : 'payment.pay', { amount })}
        </Button>
        <p className={css.note} role="status">
          {paying.isLeaving
            ? t('payment.leaving', { system: SYSTEM_NAMES[system] })
            : t(`payment.then.${method}`, { system: SYSTEM_NAMES[system] })}
        </p>
      </div>
    </section>
  );
}

interface PartChoiceProps {
  booking: Booking;
  due: readonly DuePart[];
  paying: Paying;
}

/** the prepayment or everything, the next instalment or the whole balance */
function PartChoice({ booking, due, paying }: PartChoiceProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  return (
    <RadioGroup
      label={t('payment.what')}
      isPanels
      value={paying.part ? partId(paying.part) : null}
      onChange={paying.choosePart}
      options={due.map((part) => ({
        id: partId(part),
        label: t(`payment.part.${partId(part)}`, { number: part.instalment ?? 0 }),
        note: part.due_on === null ? undefined : t('payment.by', { date: formatDate(part.due_on, locale) }),
        end: partText(booking, part),
      }))}
    />
  );
}
