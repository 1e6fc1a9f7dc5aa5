import type { Accommodation, Comfort, OperatorType, Sort } from './enumerations.ts';

/**
 * The search filter of specification §3. Prices are whole units of the visitor's currency, dates 'YYYY-MM-DD',
 * radius kilometres. Absent means "not filtered".
 */
export interface SearchFilter {
  slug?: string;
  organizer?: number;
  accommodation?: Accommodation[];
  /** beds that nobody on the tour sleeps in; beyond specification §3, for sentences: "no tents" */
  withoutAccommodation?: Accommodation[];
  comfort?: Comfort[];
  /** options 1 to 4: groups of at most 4, 8, 12, 16 people */
  maxGroupSize?: number;
  difficulty?: number[];
  priceMin?: number;
  priceMax?: number;
  pricePerDayMin?: number;
  pricePerDayMax?: number;
  minAge?: number;
  dateFrom?: string;
  dateTo?: string;
  daysMin?: number;
  daysMax?: number;
  restKinds?: number[];
  cities?: number[];
  regions?: number[];
  countries?: number[];
  continent?: number;
  collections?: number[];
  languages?: string[];
  showplace?: number[];
  isCruisesSearch?: boolean;
  cruisesType?: number[];
  cruisesStartCity?: number[];
  cruisesCabinsCapacity?: number[];
  onlyReturningCruises?: boolean;
  ships?: number[];
  waterObject?: number[];
  placeName?: string;
  radius?: number;
  lat?: number;
  lng?: number;
  page: number;
  sort: Sort;
  isAuthorTourSearch?: boolean;
  operatorType: OperatorType;
  type: number;
}

/** a value for every parameter, and none for what is no parameter */
export type FilterValues = Required<SearchFilter>;
