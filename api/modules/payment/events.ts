import type { Services } from '../../platform/services.ts';

/** Outbox entry: something became of a payment or a refund. Payload: {@link PaymentChanged}. */
export const PAYMENT_CHANGED = 'payment.changed';

export interface PaymentChanged {
  /** uuid of the booking */
  booking: string;
  payment: number;
}

/** the bus topic of what is paid for a booking; whoever has the booking's link may hear of it */
export const paymentsTopic = (booking: string): string => `payments:${booking}`;

export const publishPayment = ({ bus }: Services, { booking, payment }: PaymentChanged): Promise<void> =>
  bus.publish(paymentsTopic(booking), 'payment_changed', { payment });
