import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { departureHolds, variantHolds } from '../tours/price-seal.ts';
import { type AgreedPrice, type OfferTerms, offerTerms, type PricedDeparture } from './price.ts';

interface Variant {
  id: number;
  price_delta: number;
}

type Shown = CreateRequestBody['shown'];

const FIELDS = [
  'start',
  'end',
  'price',
  'discount_percent',
  'prepayment_percent',
  'balance_due_on',
  'instalments',
  'not_guaranteed',
  'flight_included',
] as const satisfies readonly (keyof OfferTerms)[];
/** what is sold, not what it costs: it cannot be held for anybody */
const NEVER_HELD = [
  'start',
  'end',
  'not_guaranteed',
  'flight_included',
] as const satisfies readonly (keyof OfferTerms)[];

/**
 * The price that the tourist and the organizer agree on: what the page showed, if it is what the departure costs, or if we have shown
 * it within the last quarter of an hour. Otherwise the tourist is asked again, and nothing is imposed. Other days, or a tour that has become
 * uncertain, are never held.
 * @throws ApiError 409 price_changed with both
 */
export function agreedPrice(
  services: Services,
  { shown, date_id }: Pick<CreateRequestBody, 'shown' | 'date_id'>,
  offer: PricedDeparture,
  variant: Variant | undefined,
): AgreedPrice {
  const terms = offerTerms(offer, services.clock.today());
  const delta = variant?.price_delta ?? 0;
  if (FIELDS.every((field) => shown[field] === terms[field]) && shown.variant_delta === delta) {
    return { terms, delta, fullPrice: offer.price };
  }

  const isSameTour = NEVER_HELD.every((field) => shown[field] === terms[field]);
  const isHeld = departureHolds(services, { id: date_id, ...shown }, shown.seal);
  const isDeltaHeld =
    shown.variant_delta === delta ||
    (variant !== undefined &&
      variantHolds(services, { id: variant.id, price_delta: shown.variant_delta }, shown.variant_seal));
  if (isSameTour && isHeld && isDeltaHeld) {
    const fullPrice = shown.discount_percent === 0 ? shown.price : null;
    return { terms: shown, delta: shown.variant_delta, fullPrice };
  }
  throw priceChanged(shown, terms, delta, offer.currency);
}

/** both stand among the fields, for the page: `shown_…` is what the request came with */
function priceChanged(shown: Shown, terms: OfferTerms, delta: number, currency: string): ApiError {
  const facts = (prefix: string, what: OfferTerms, supplement: number) => ({
    [`${prefix}price_per_person`]: String(what.price + supplement),
    [`${prefix}discount_percent`]: String(what.discount_percent),
    [`${prefix}prepayment_percent`]: String(what.prepayment_percent),
    [`${prefix}balance_due_on`]: what.balance_due_on ?? '',
    [`${prefix}start`]: what.start,
    [`${prefix}end`]: what.end,
    [`${prefix}instalments`]: String(what.instalments),
    [`${prefix}not_guaranteed`]: what.not_guaranteed ? '1' : '',
    [`${prefix}flight_included`]: what.flight_included ? '1' : '',
  });
  return new ApiError(409, 'price_changed', {
    facts: { currency, ...facts('shown_', shown, shown.variant_delta), ...facts('', terms, delta) },
  });
}
