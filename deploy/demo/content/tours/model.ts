import type { StoredPicture, TourDetails } from '@cairn/api/stored-json';
import type { Discount } from '@cairn/shared-contracts/domain/discount';
import type { Accommodation, Comfort, Difficulty, DiscountKind } from '@cairn/shared-contracts/domain/enumerations';
import type { Biome } from '../../art/materials.ts';
import type { Style } from './styles.ts';

/** What collections and prices are decided by. */
export interface TourFacts {
  readonly style: Style;
  readonly land: Biome;
  readonly days: number;
  readonly difficulty: Difficulty;
  readonly comfort: Comfort;
  readonly accommodation: readonly Accommodation[];
  readonly maxAltitude: number;
  readonly minAge: number;
  readonly isCruise: boolean;
  readonly isAuthor: boolean;
}

export interface DemoDay {
  readonly title: string;
  /** HTML */
  readonly body: string;
  readonly kilometres: number;
  readonly ascent: number;
  readonly hours: number;
  readonly profile: readonly number[];
  readonly sleep: string;
  readonly meals: string;
  readonly images: readonly StoredPicture[];
}

export interface DemoDeparture {
  readonly start: string;
  readonly end: string;
  /** Minor units of the tour's currency, per person, before the discount. */
  readonly price: number;
  readonly seats: number;
  readonly freeSeats: number;
  readonly notGuaranteed: boolean;
  readonly flightIncluded: boolean;
  readonly discount: (Discount & { readonly kind: DiscountKind }) | null;
  readonly isDiscountAuto: boolean;
  readonly prepaymentPercent: number;
  readonly fullPaymentDays: number;
  readonly isCashbackAvailable: boolean;
}

export interface DemoAddOn {
  readonly name: string;
  readonly description: string;
  /** Minor units. */
  readonly price: number;
  readonly per: 'person' | 'booking';
}

export interface DemoQuestion {
  readonly question: string;
  readonly kind: 'text' | 'choice';
  readonly options: readonly string[];
  readonly isRequired: boolean;
}

export interface DemoVariant {
  readonly kind: 'standard' | 'single' | 'private';
  readonly name: string;
  readonly description: string;
  /** Years, where they are more than the tour's. */
  readonly minAge?: number;
  /** Minor units per person. */
  readonly priceDelta: number;
}

export interface DemoReview {
  readonly author: string;
  readonly authorFrom: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly body: string;
  /** of body and reply, BCP 47 */
  readonly language: string;
  readonly traveledOn: string;
  readonly createdAt: string;
  readonly images: readonly StoredPicture[];
  readonly reply: string | null;
  readonly repliedAt: string | null;
}

/** A tour with everything that hangs on it, ready to be stored. */
export interface DemoTour extends TourFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** of all texts, BCP 47 */
  readonly language: string;
  readonly type: 1 | 2;
  readonly organizerId: number;
  readonly countryId: number;
  readonly regionId: number;
  /** Places of every kind that the tour is found under, its country and region among them. */
  readonly placeIds: readonly number[];
  readonly summary: string;
  readonly description: string;
  readonly languages: readonly string[];
  readonly maxAge: number;
  readonly distance: number;
  readonly ascent: number;
  readonly groupMin: number;
  readonly groupMax: number;
  readonly at: readonly [lat: number, lng: number];
  readonly startPlace: string;
  readonly endPlace: string;
  readonly season: readonly number[];
  readonly currency: string;
  /** Terrible … Excellent */
  readonly ratingCounts: readonly [number, number, number, number, number];
  readonly score: number;
  readonly publishedOn: string;
  readonly images: readonly StoredPicture[];
  readonly badges: readonly string[];
  readonly details: TourDetails;
  readonly programme: readonly DemoDay[];
  readonly variants: readonly DemoVariant[];
  readonly departures: readonly DemoDeparture[];
  readonly reviews: readonly DemoReview[];
}
