import type { DuePart, Payment, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { useEffect, useRef, useState } from 'react';
import { type OpenPayment, useOpenPayment } from '../../../common/model/use-open-payment.ts';

export interface QrPayment extends OpenPayment {
  /** as it was opened; undefined until then */
  opened: Payment | undefined;
  /** also for a new code when the old one has expired */
  ask(): void;
}

/** The code of what is due, asked for once the page lives. Asking again gives the same one as long as it is good. */
export function useQrPayment(uuid: string, part: DuePart, { currency }: PaymentOptions): QrPayment {
  const [opened, setOpened] = useState<Payment>();
  const opening = useOpenPayment(setOpened);
  const ask = () => {
    opening.open({
      uuid,
      type: part.type,
      method: 'sbp',
      instalment: part.instalment !== null,
      amount: part.amount,
      currency,
    });
  };
  const askRef = useRef(ask);
  const isAskedRef = useRef(false);
  useEffect(() => {
    if (isAskedRef.current) return;
    isAskedRef.current = true;
    askRef.current();
  }, []);
  return { ...opening, opened, ask };
}
