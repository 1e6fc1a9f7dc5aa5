/** How an organizer sells (specification §3): the number is stored with the organizer. */
export const SALE_MODEL = { marketplace: 1, directSales: 2, agent: 3, own: 4, thirdPartyAgent: 5 } as const;
type SaleModel = (typeof SALE_MODEL)[keyof typeof SALE_MODEL];

/** on request: the organizer answers first; instant: seats that are free are the tourist's, the prepayment is due at once */
type Confirmation = 'on_request' | 'instant';
/** who somebody is in the sale of a tour; the operator is whom a third-party agent sells for */
export const SALE_PARTIES = ['organizer', 'site', 'operator'] as const;
type SaleParty = (typeof SALE_PARTIES)[number];

interface SaleTerms {
  confirmation: Confirmation;
  /** whose money the payment is: who stands on its receipt */
  payee: SaleParty;
  /** who owes the tourist the tour */
  contractWith: SaleParty;
}

/** What each model means: one without a row does not compile. All are paid through the site; the specification says no more of them. */
export const SALE_TERMS: Readonly<Record<SaleModel, SaleTerms>> = {
  [SALE_MODEL.marketplace]: { confirmation: 'on_request', payee: 'organizer', contractWith: 'organizer' },
  [SALE_MODEL.directSales]: { confirmation: 'instant', payee: 'organizer', contractWith: 'organizer' },
  [SALE_MODEL.agent]: { confirmation: 'on_request', payee: 'site', contractWith: 'organizer' },
  [SALE_MODEL.own]: { confirmation: 'instant', payee: 'site', contractWith: 'site' },
  [SALE_MODEL.thirdPartyAgent]: { confirmation: 'on_request', payee: 'organizer', contractWith: 'operator' },
};

const isSaleModel = (value: number): value is SaleModel => value in SALE_TERMS;

/** A departure that may not run is nobody's to confirm but the organizer's. */
export function saleTerms(model: number, isNotGuaranteed = false): SaleTerms {
  const terms = SALE_TERMS[isSaleModel(model) ? model : SALE_MODEL.marketplace];
  return isNotGuaranteed ? { ...terms, confirmation: 'on_request' } : terms;
}
