import type { DuePart, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { PaymentMethod } from '@cairn/shared-contracts/domain/booking-graph';
import { qrPath } from '@cairn/shared-contracts/domain/booking-paths';
import { useMakeStale, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type OpenPayment, useOpenPayment } from '../../../common/model/use-open-payment.ts';

/** what tells one part from the other: the next instalment or the whole balance, the prepayment or everything */
export const partId = ({ type, instalment }: DuePart): string => (instalment === null ? type : 'instalment');

export interface Paying extends OpenPayment {
  part: DuePart | undefined;
  choosePart(id: string): void;
  method: PaymentMethod | undefined;
  chooseMethod(method: PaymentMethod): void;
  /** the bank's page is on its way */
  isLeaving: boolean;
  pay(): void;
}

/** The payer's choice, and the way to the bank: its page for cards, our page with the code for its app. */
export function usePaying(uuid: string, { due, methods, currency }: PaymentOptions): Paying {
  const navigate = useNavigate();
  const makeStale = useMakeStale('mf-booking');
  const { site } = usePlatform();
  const [chosen, setChosen] = useState<string | null>(null);
  const [method, setMethod] = useState<PaymentMethod | undefined>(methods[0]?.method);
  const [isLeaving, setIsLeaving] = useState(false);
  const opening = useOpenPayment(({ page_url }) => {
    if (!page_url) return;
    setIsLeaving(true);
    window.location.assign(page_url);
  });
  const part = due.find((one) => partId(one) === chosen) ?? due[0];
  const code = opening.error?.kind === 'refused' ? opening.error.code : undefined;

  // what is due has changed: the page shows it before anybody pays
  useEffect(() => {
    if (code === 'payment_changed' || code === 'payment_not_due') makeStale(['Booking']);
  }, [code, makeStale]);
  // Back from the bank shows this very page, as it was left
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  return {
    ...opening,
    part,
    choosePart: setChosen,
    method,
    chooseMethod: setMethod,
    isLeaving,
    pay: () => {
      if (!part || !method) return;
      const query = part.instalment === null ? (part === due[0] ? '' : `?part=${part.type}`) : '';
      if (method === 'sbp') return void navigate(qrPath(site.booking, uuid) + query);
      opening.open({
        uuid,
        type: part.type,
        method,
        instalment: part.instalment !== null,
        amount: part.amount,
        currency,
      });
    },
  };
}
