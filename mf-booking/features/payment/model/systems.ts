import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';

type PaymentSystem = PublicSite['paymentSystems'][number];

/** payment systems that this page has a form for; the sandbox is Stripe's double */
const WITH_FORM: readonly PaymentSystem[] = ['stripe'];

/** Names of the payment systems that visitors of the site can pay with here, as people know them. */
export const SYSTEM_NAMES: Record<PaymentSystem, string> = {
  stripe: 'Stripe',
  tbank: 'T-Bank',
  sberbank: 'Sberbank',
  moneta: 'Moneta',
};

/** those of the site's `paymentSystems` that can be used, in its order */
export const usableSystems = (offered: readonly PaymentSystem[]): readonly PaymentSystem[] =>
  offered.filter((system) => WITH_FORM.includes(system));
