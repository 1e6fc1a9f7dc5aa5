import type { Random } from '@cairn/shared-contracts/testing/random';
import type { DemoVariant } from './model.ts';
import { rounded } from './price.ts';

/** children share with whom they came */
const AGE_ALONE = 16;

interface VariantPlan {
  readonly price: number;
  /** of the tour */
  readonly minAge: number;
  readonly currency: string;
  readonly groupMax: number;
  readonly nights: number;
  readonly inTents: boolean;
  readonly ship: string | undefined;
}

/** Standard always, the single supplement on most tours, a private departure on some. */
export function variantsOf(
  random: Random,
  { price, minAge, currency, groupMax, nights, inTents, ship }: VariantPlan,
): DemoVariant[] {
  const share = (factor: number) => rounded((price / 100) * factor, currency, nights === 0);
  const standard: DemoVariant = {
    kind: 'standard',
    name: ship
      ? 'Standard: shared twin cabin'
      : nights === 0
        ? 'Standard: small group'
        : inTents
          ? 'Standard: shared 2-person tent'
          : 'Standard: twin room',
    description:
      nights === 0
        ? `With up to ${groupMax} people.`
        : 'You share with your companion or with somebody of the same sex.',
    priceDelta: 0,
  };
  const variants = [standard];
  if (nights > 0 && random.chance(0.75)) {
    variants.push({
      kind: 'single',
      name: ship ? 'Cabin for yourself' : inTents ? 'Single tent' : 'Single room',
      description: ship
        ? 'A twin cabin used by one.'
        : 'A tent or room to yourself wherever the place allows it; in huts everyone shares.',
      ...(minAge < AGE_ALONE ? { minAge: AGE_ALONE } : {}),
      priceDelta: share(ship ? 0.45 : inTents ? 0.09 : 0.22),
    });
  }
  if (random.chance(0.4)) {
    variants.push({
      kind: 'private',
      name: 'Private departure',
      description: 'Only your own party with the guide, from two people, on this date or near it.',
      priceDelta: share(0.4),
    });
  }
  return variants;
}
