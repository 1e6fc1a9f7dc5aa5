import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { useForm } from '@cairn/shared-contracts/ui/form';
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
  const [result, setResult] = useState<ChargeResult | null>(null);

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

  const pay = async (name: string) => {
    const open = openRef.current;
    if (!open) return;
    const outcome = await chargeAtStripe(open.stripe, intent, open.card, name);
    if (outcome.kind === 'paid' || outcome.kind === 'alreadyPaid') return onPaid();
    setResult(outcome);
    open.card.focus();
  };
  const form = useForm({ id: 'stripe', initial: { name: '' }, onSubmit: ({ name }) => pay(name) });

  if (isAway) return <Alert tone="danger">{t('payment.away')}</Alert>;
  return (
    <PayForm form={form} amount={amount} result={result}>
      <div>
        <p className={css.label}>{t('card.number')}</p>
        <div ref={placeRef} className={css.frame} />
      </div>
      <TextField {...form.field('name')} label={t('card.name')} autoComplete="cc-name" />
    </PayForm>
  );
}
