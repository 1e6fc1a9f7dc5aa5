import type { DemoAddOn, DemoQuestion, DemoTour } from './model.ts';
import { rounded } from './price.ts';

type About = Pick<DemoTour, 'id' | 'days' | 'currency' | 'accommodation' | 'departures'>;

/** one in so many tours: most sell what they sell and nothing beside it */
const WITH_ADD_ONS = 3;
const WITH_INSTALMENTS = 5;
const PARTS = 3;
/** of people who pay long before they go */
const LONG_BEFORE_DAYS = 30;

/** What can be booked beside the tour itself, on walks of several days. */
export function addOnsOf({ id, days, currency, accommodation, departures }: About): DemoAddOn[] {
  const price = departures[0]?.price ?? 0;
  if (id % WITH_ADD_ONS !== 0 || days < 3 || price === 0) return [];
  const share = (factor: number) => rounded((price / 100) * factor, currency, true);
  return [
    {
      name: 'Transfer from the airport',
      description: 'A car for your party, to the start and back from the end of the tour.',
      price: share(0.08),
      per: 'booking',
    },
    ...(accommodation.includes('tent')
      ? ([
          {
            name: 'Sleeping bag',
            description: 'Down, comfortable to −5 °C, washed after every tour.',
            price: share(0.04),
            per: 'person',
          },
        ] as const)
      : []),
    {
      name: 'Your bag is carried',
      description: 'Up to 12 kg, by a porter or a horse, from stop to stop.',
      price: share(0.12),
      per: 'person',
    },
  ];
}

/** What each tourist is asked: how much they have walked, and what they are lent. */
export function questionsOf(tour: About): DemoQuestion[] {
  if (addOnsOf(tour).length === 0) return [];
  return [
    {
      question: 'How often have you walked for several days with a pack?',
      kind: 'choice',
      options: ['Never yet', 'Once or twice', 'Often'],
      isRequired: true,
    },
    { question: 'Your height in centimetres, for the trekking poles', kind: 'text', options: [], isRequired: true },
    { question: 'Anything that your guide should know', kind: 'text', options: [], isRequired: false },
  ];
}

/** Parts that the balance of a tour's departures may be paid in. */
export const instalmentsOf = ({ id }: Pick<DemoTour, 'id'>, fullPaymentDays: number): number =>
  id % WITH_INSTALMENTS === 0 && fullPaymentDays >= LONG_BEFORE_DAYS ? PARTS : 1;
