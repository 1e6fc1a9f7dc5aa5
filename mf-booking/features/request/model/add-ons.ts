import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { TourAddOn } from '@cairn/shared-contracts/api/tours.schema';

/** Query parameter with the add-ons that were chosen and how many of each: `add-ons=12-2.14-1`. */
export const ADD_ONS_PARAM = 'add-ons';

export interface ChosenAddOn {
  addOn: TourAddOn;
  quantity: number;
}

/** how many of which, by id; whether the tour offers it is another question */
type Wanted = ReadonlyMap<number, number>;

/** of one per person as many as go, else one */
export const mostOf = ({ per }: Pick<TourAddOn, 'per'>, tourists: number): number => (per === 'person' ? tourists : 1);

/** What is wanted, as far as it is offered and for no more than go; in the order of the offer. */
export const chosenAddOns = (offered: readonly TourAddOn[], wanted: Wanted, tourists: number): ChosenAddOn[] =>
  offered
    .map((addOn) => ({ addOn, quantity: Math.min(wanted.get(addOn.id) ?? 0, mostOf(addOn, tourists)) }))
    .filter(({ quantity }) => quantity > 0);

/** What the address asks for; what cannot be read is left out. */
export function wantedAddOns(query: URLSearchParams): Wanted {
  const entries = (query.get(ADD_ONS_PARAM) ?? '').split('.').map((one) => /^(\d{1,9})-(\d{1,3})$/.exec(one));
  return new Map(entries.flatMap((one) => (one ? [[Number(one[1]), Number(one[2])] as const] : [])));
}

/** The choice as the address says it; '' when nothing is chosen. */
export const addOnsText = (wanted: Iterable<readonly [number, number]>): string =>
  [...wanted]
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => `${id}-${quantity}`)
    .join('.');

export const textOfChosen = (chosen: readonly ChosenAddOn[]): string =>
  addOnsText(chosen.map(({ addOn, quantity }) => [addOn.id, quantity] as const));

/** What was shown of a chosen one, as it goes with the request: nothing else is agreed to. */
export const shownAddOn = ({ addOn, quantity }: ChosenAddOn): NonNullable<CreateRequestBody['add_ons']>[number] => ({
  ...{ id: addOn.id, quantity, price: addOn.original_price, per: addOn.per },
  ...(addOn.price_seal === undefined ? {} : { seal: addOn.price_seal }),
});
