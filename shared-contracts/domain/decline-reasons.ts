/** Why a bank refused a payment, as far as payers can do something about it: each provider's codes come down to these. */
export const DECLINE_REASONS = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'wrongCvc',
  'wrongNumber',
  'wrongExpiry',
  'notConfirmed',
  'bankBusy',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const isDeclineReason = (text: string | null): text is DeclineReason =>
  DECLINE_REASONS.some((reason) => reason === text);
