import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/services.ts';

/** so long a price holds that somebody has been shown (decision 0022) */
export const PRICE_HOLDS_MS = 15 * 60_000;
/** another node's clock may be ahead */
const SKEW_MS = 60_000;
const MAC_CHARS = 22;

type Signer = Pick<Services, 'env' | 'clock'>;

/** What is shown of a departure's price, in the tour's own currency: whatever of it changes, the tourist is asked again. */
export interface DepartureFacts {
  id: number;
  start: string;
  end: string;
  /** minor units per person, after the discount */
  price: number;
  discount_percent: number;
  prepayment_percent: number;
  balance_due_on: string | null;
  instalments: number;
}

export interface VariantFacts {
  id: number;
  /** minor units per person */
  price_delta: number;
}

export interface AddOnFacts {
  id: number;
  per: string;
  /** minor units, of one */
  price: number;
}

const departureText = (facts: DepartureFacts): string =>
  JSON.stringify([
    'departure',
    ...[facts.id, facts.start, facts.end, facts.price],
    ...[facts.discount_percent, facts.prepayment_percent, facts.balance_due_on, facts.instalments],
  ]);
const variantText = ({ id, price_delta }: VariantFacts): string => JSON.stringify(['variant', id, price_delta]);

const addOnText = ({ id, per, price }: AddOnFacts): string => JSON.stringify(['add-on', id, per, price]);

const mac = (secret: string, at: string, text: string): string =>
  createHmac('sha256', secret).update(`price ${at} ${text}`).digest('base64url').slice(0, MAC_CHARS);

/** 'lz0k3.…': when it was shown, and that it was. The facts go with it in plain, so that the seal is short. */
const seal = ({ env, clock }: Signer, text: string): string => {
  const at = Math.floor(clock.now().getTime() / 1000).toString(36);
  return `${at}.${mac(env.APP_SECRET, at, text)}`;
};

function holds({ env, clock }: Signer, text: string, given: string | undefined): boolean {
  const [at = '', signature = ''] = (given ?? '').split('.');
  const age = clock.now().getTime() - Number.parseInt(at, 36) * 1000;
  if (!(age >= -SKEW_MS && age <= PRICE_HOLDS_MS)) return false;
  const expected = Buffer.from(mac(env.APP_SECRET, at, text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export const sealDeparture = (signer: Signer, facts: DepartureFacts): string => seal(signer, departureText(facts));
export const sealVariant = (signer: Signer, facts: VariantFacts): string => seal(signer, variantText(facts));
export const sealAddOn = (signer: Signer, facts: AddOnFacts): string => seal(signer, addOnText(facts));
/** whether we have shown exactly this within the time that a price holds */
export const departureHolds = (signer: Signer, facts: DepartureFacts, given: string | undefined): boolean =>
  holds(signer, departureText(facts), given);
export const variantHolds = (signer: Signer, facts: VariantFacts, given: string | undefined): boolean =>
  holds(signer, variantText(facts), given);
export const addOnHolds = (signer: Signer, facts: AddOnFacts, given: string | undefined): boolean =>
  holds(signer, addOnText(facts), given);
