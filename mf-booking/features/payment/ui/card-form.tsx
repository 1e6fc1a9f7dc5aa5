import type { PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import { useState } from 'react';
import { type ChargeResult, fieldToCorrect } from '../model/charge.ts';
import { chargeAtSandbox } from '../model/sandbox-charge.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { CardFields } from './card-fields.tsx';
import { PayForm } from './pay-form.tsx';
import { TestCards } from './test-cards.tsx';

export interface CardFormProps {
  intent: PaymentIntentAnswer;
  /** "€281" */
  amount: string;
  onPaid: () => void;
}

/** Our own card form, for the sandbox: it tells why a card was refused, on the field it concerns. */
export function CardForm({ intent, amount, onPaid }: CardFormProps) {
  const [result, setResult] = useState<ChargeResult | null>(null);
  const form = useCardForm(async (card) => {
    setResult(null);
    const outcome = await chargeAtSandbox(intent, card);
    if (outcome.kind === 'paid' || outcome.kind === 'alreadyPaid') return onPaid();
    setResult(outcome);
    const field = outcome.kind === 'declined' ? fieldToCorrect(outcome.reason) : null;
    if (field) form.focus(field);
  });

  return (
    <PayForm form={form} amount={amount} result={result} after={<TestCards />}>
      <CardFields form={form} />
    </PayForm>
  );
}
