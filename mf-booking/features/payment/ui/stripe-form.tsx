import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type { ChargeResult } from '../model/charge.ts';
import { chargeAtStripe, openStripe, type StripeCardElement, type StripeClient } from '../model/stripe.ts';
import type { CardFormProps } from './card-form.tsx';
import { PayForm } from './pay-form.tsx';
import css from './stripe-form.module.css';

/** The card field is Stripe's own frame: the number never touches this page. Loaded for the provider 'stripe' only. */
export default function StripeForm({ intent, amount, onPaid }: CardFormProps) {
  const { t } = useTranslation('mf-booking');
  const placeRef = useRef<HTMLDivElement>(null);
  const openRef = useRef<{ stripe: StripeClient; card: StripeCardElement }>(null);
  const [isAway, setIsAway] = useState(false);
  const [name, setName] = useState('');
  const [result, setResult] = useState<ChargeResult | null>(null);
  const [isCharging, setIsCharging] = useState(false);

  useEffect(() => {
    let isGone = false;
    openStripe(intent).then(
      (stripe) => {
        if (isGone || !placeRef.current) return;
        const card = stripe.elements().create('card', { hidePostalCode: true });
        card.mount(placeRef.current);
        openRef.current = { stripe, card };
      },
      () => setIsAway(true),
    );
    return () => {
      isGone = true;
      openRef.current?.card.destroy();
    };
  }, [intent]);

  const pay = async () => {
    const open = openRef.current;
    if (!open || isCharging) return;
    setIsCharging(true);
    const outcome = await chargeAtStripe(open.stripe, intent, open.card, name);
    setIsCharging(false);
    if (outcome.kind === 'paid' || outcome.kind === 'alreadyPaid') return onPaid();
    setResult(outcome);
    open.card.focus();
  };

  if (isAway) return <Alert tone="danger">{t('payment.away')}</Alert>;
  return (
    <PayForm amount={amount} isCharging={isCharging} result={result} onSubmit={() => void pay()}>
      <div>
        <p className={css.label}>{t('card.number')}</p>
        <div ref={placeRef} className={css.frame} />
      </div>
      <TextField label={t('card.name')} value={name} onChange={setName} autoComplete="cc-name" />
    </PayForm>
  );
}
