import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { useMakeStale } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { payments } from './payments.ts';
import { useVisible } from './use-visible.ts';

const POLL_MS = 3000;
const SLOW_AFTER_MS = 25_000;

export interface PaymentRef {
  /** of the booking */
  uuid: string;
  payment: number;
}

/** A payment as it is now: told by the socket, and asked for behind it in case the socket is away. */
export function usePaymentState(ref: PaymentRef): { payment: Payment | undefined; isSlow: boolean } {
  const isVisible = useVisible();
  const [isOver, setIsOver] = useState(false);
  const { data, refetch } = payments.paymentState.useQuery(ref, {
    pollingInterval: isVisible && !isOver ? POLL_MS : 0,
  });
  const [getTicket] = payments.paymentTicket.useMutation();
  const makeStale = useMakeStale('mf-booking');
  const [isSlow, setIsSlow] = useState(false);
  const status = data?.status;
  if (status !== undefined && status !== PAYMENT_STATUS.new && !isOver) setIsOver(true);

  useEffect(() => {
    if (isOver) return;
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const { openPaymentSocket } = await import('./payment-socket.ts');
      if (isGone) return;
      close = openPaymentSocket({
        booking: ref.uuid,
        getTicket: async () => (await getTicket({ uuid: ref.uuid })).data?.ticket ?? null,
        onChange: () => void refetch(),
      });
    };
    // without it the page asks every few seconds all the same
    open().catch(() => undefined);
    return () => {
      isGone = true;
      close?.();
    };
  }, [isOver, ref.uuid, getTicket, refetch]);

  useEffect(() => {
    // other pages hold the booking as it was
    if (status === PAYMENT_STATUS.payed) makeStale(['Booking', 'Chat']);
  }, [status, makeStale]);

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  return { payment: data, isSlow };
}
