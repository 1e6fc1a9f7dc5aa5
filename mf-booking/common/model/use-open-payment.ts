import type { CreatePaymentBody, Payment } from '@cairn/shared-contracts/api/payment.schema';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef, useState } from 'react';
import { payments } from './payments.ts';

/** without an answer that says how long */
const WAIT_SECONDS = 5;
/** after so many tries the payer decides */
const TRIES = 3;
const SECOND_MS = 1000;

export interface OpenPayment {
  open(wish: CreatePaymentBody): void;
  isOpening: boolean;
  error: ApiError | null;
  /** until it is tried again by itself; null when it is not */
  secondsLeft: number | null;
}

/** the provider or the line is away for a moment: nothing has happened, so asking again does no harm */
const passes = (error: ApiError): boolean =>
  error.kind === 'offline' || (error.kind === 'refused' && error.code === 'payment_unavailable');
const waitOf = (error: ApiError): number => (error.kind === 'refused' ? error.retryAfter : undefined) ?? WAIT_SECONDS;

/** Opens a payment at the provider. While that is away, it is tried again by itself a few times, and the page says so. */
export function useOpenPayment(onOpened: (payment: Payment) => void): OpenPayment {
  const [create, { isLoading }] = payments.createPayment.useMutation();
  const [error, setError] = useState<ApiError | null>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const triesRef = useRef(0);
  const wishRef = useRef<CreatePaymentBody>(null);

  const send = async (wish: CreatePaymentBody) => {
    wishRef.current = wish;
    triesRef.current += 1;
    setSecondsLeft(null);
    const answer = await create(wish);
    if (answer.data) {
      setError(null);
      onOpened(answer.data);
      return;
    }
    const refused = toApiError(answer.error);
    setError(refused);
    if (passes(refused) && triesRef.current < TRIES) setSecondsLeft(waitOf(refused));
  };
  const sendRef = useRef(send);
  useEffect(() => {
    sendRef.current = send;
  });

  useEffect(() => {
    if (secondsLeft === null) return;
    const timer = setTimeout(() => {
      if (secondsLeft > 1) setSecondsLeft(secondsLeft - 1);
      else if (wishRef.current) void sendRef.current(wishRef.current);
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  return {
    open: (wish) => {
      triesRef.current = 0;
      setError(null);
      void send(wish);
    },
    isOpening: isLoading,
    error,
    secondsLeft,
  };
}
