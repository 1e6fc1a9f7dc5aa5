import type { PaymentMethod, ProviderState } from '@cairn/shared-contracts/domain/booking-graph';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';

/**
 * Port to whoever takes payments. The payer pays on a page of the provider's own, or in the bank's app: no card data comes near us.
 * Amounts are minor units, currencies those of the product.
 * @throws ProviderAway when no answer came, ProviderRefusal when it was no; both from every method that asks
 */
export interface PaymentProvider {
  system: PaymentSystem;
  open(order: NewOrder): Promise<OpenedOrder>;
  /** What became of an order, whatever was heard of it. */
  stateOf(order: OrderRef): Promise<OrderState>;
  /** Nobody can pay the order any more. One that is paid already stays so: {@link stateOf} tells. */
  close(order: OrderRef): Promise<void>;
  /** Gives money back; with the same key once, and asking again tells how far it is. */
  refund(order: OrderRef, refund: Refund): Promise<RefundState>;
  /**
   * What a notice of the provider says; null when it is nothing that matters here.
   * @throws ApiError 400 bad_signature
   */
  readNotice(notice: RawNotice): PaymentNotice | null;
  /** what the provider wants to read when a notice has been heard */
  heard: { type: string; body: string };
}

export interface NewOrder {
  /** ours, at most 36 letters and digits, never used before */
  number: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  description: string;
  /** ISO locale of the payer */
  language: string;
  /** pages that the payer comes back to */
  successUrl: string;
  failedUrl: string;
  expiresAt: Date;
}

export interface OrderRef {
  /** the provider's */
  ref: string;
  /** ours */
  number: string;
  amount: number;
  currency: string;
}

export interface OpenedOrder {
  ref: string;
  /** the provider's page */
  url: string;
  /** of method sbp: what the QR code says, a link that opens the bank's app */
  qr: string | null;
}

export interface OrderState {
  /** `refused`: the last try was, and another may follow; `canceled` is also what was given back */
  status: ProviderState;
  /** received by `succeeded` */
  amount: number;
  currency: string;
  /** why the last try was refused */
  reason: DeclineReason | null;
}

export interface Refund {
  key: string;
  amount: number;
}

/** `sent`: the provider has taken it on and is not through with it */
export type RefundState = 'done' | 'sent';

export interface RawNotice {
  /** as it came, byte by byte */
  body: Buffer;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PaymentNotice {
  /** the same on every delivery of the same event */
  id: string;
  /** the provider's reference of the order, or our number of it */
  order: { ref: string } | { number: string };
  state: OrderState;
}
