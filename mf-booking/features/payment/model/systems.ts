import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';

/** whether this page has a form for it; the sandbox is Stripe's double */
const HAS_FORM: Readonly<Record<PaymentSystem, boolean>> = {
  stripe: true,
  tbank: false,
  sberbank: false,
  moneta: false,
};

/** Names of the payment systems that visitors of the site can pay with here, as people know them. */
export const SYSTEM_NAMES: Record<PaymentSystem, string> = {
  stripe: 'Stripe',
  tbank: 'T-Bank',
  sberbank: 'Sberbank',
  moneta: 'Moneta',
};

/** those of the site's `paymentSystems` that can be used, in its order */
export const usableSystems = (offered: readonly PaymentSystem[]): readonly PaymentSystem[] =>
  offered.filter((system) => HAS_FORM[system]);
