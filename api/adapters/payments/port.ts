import type { PaymentAdapter } from '@cairn/shared-contracts/domain/booking-graph';

/** Port to whoever takes card payments. Amounts are minor units, currencies ISO 4217 in upper case. */
export interface PaymentProvider {
  name: PaymentAdapter;
  /** where the payer's browser confirms, and the key it does so with */
  browser: { apiBase: string; publishableKey: string };
  /** With the same key the same intent comes back. */
  createIntent(intent: NewIntent): Promise<{ id: string; clientSecret: string }>;
  /** With the same key the money goes back once. */
  refund(refund: { intentId: string; amount: number; idempotencyKey: string }): Promise<void>;
  /**
   * What a webhook says; null for events that do not matter here.
   * @param payload the body as it came, byte by byte
   * @throws ApiError 400 bad_signature
   */
  parseWebhook(payload: Buffer, signature: string): PaymentEvent | null;
}

export interface NewIntent {
  amount: number;
  currency: string;
  idempotencyKey: string;
  description: string;
  metadata: Record<string, string>;
}

export interface PaymentEvent {
  /** the provider's number of the event, the same on every delivery */
  id: string;
  type: 'succeeded' | 'failed';
  intentId: string;
  /** received by `succeeded` */
  amount: number;
  currency: string;
}
