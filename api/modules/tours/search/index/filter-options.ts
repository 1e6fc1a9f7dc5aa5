import { MIN_AGE_RANGE } from '@cairn/shared-contracts/domain/limits';
import { DURATION_DAYS } from '../filter-groups.ts';
import { GROUP_SIZES, NATURAL_PERSON, type SuggestionKind } from '../tour-search.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type Option, OptionBits } from './option-bits.ts';
import { OptionLists } from './option-lists.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import type { TourRecord } from './tour-records.ts';

export type Flag = 'cruise' | 'author' | 'returns' | 'single' | 'standard';

const listOf = (joined: string | null): string[] => (joined ? joined.split(',') : []);

/** A bitset for every value that a filter may ask for, departures and prices apart. */
export class FilterOptions {
  readonly types: OptionBits<number>;
  /** a tour's own; others that it leads through are among its places */
  readonly countries: OptionBits<number>;
  readonly places: OptionBits<number>;
  readonly startCities: OptionBits<number>;
  readonly organizers: OptionBits<number>;
  readonly operators: OptionBits<'author' | 'organization'>;
  readonly difficulties: OptionBits<number>;
  readonly comforts: OptionBits<string>;
  readonly accommodations: OptionBits<string>;
  readonly languages: OptionBits<string>;
  /** by days, and by option of the length filter */
  readonly lengths: OptionBits<number>;
  readonly durations: OptionBits<string>;
  /** by the first option that a tour belongs to: it belongs to all later ones, too */
  readonly groupSizes: OptionBits<number>;
  /** by the first age at which a child may join */
  readonly ages: OptionBits<number>;
  readonly flags: OptionBits<Flag>;
  /** of what is counted */
  readonly lists: OptionLists;

  readonly #gazetteer: Gazetteer;
  readonly #byKind = new Map<SuggestionKind, Option<number>[]>();
  readonly #all = new Map<string, Pick<OptionBits<string>, 'clearRow' | 'save'>>();

  constructor(rows: number, gazetteer: Gazetteer, saved?: SectionReader) {
    this.#gazetteer = gazetteer;
    this.lists = new OptionLists(rows, saved);
    const create = <V extends string | number>(name: string, lists?: OptionLists): OptionBits<V> => {
      const options = new OptionBits<V>(rows, `options.${name}`, saved, lists);
      this.#all.set(name, options);
      return options;
    };
    const counted = <V extends string | number>(name: string): OptionBits<V> => create(name, this.lists);
    this.types = create('types');
    this.countries = create('countries');
    this.places = counted('places');
    this.startCities = counted('startCities');
    this.organizers = create('organizers');
    this.operators = counted('operators');
    this.difficulties = counted('difficulties');
    this.comforts = counted('comforts');
    this.accommodations = counted('accommodations');
    this.languages = counted('languages');
    this.lengths = create('lengths');
    this.durations = counted('durations');
    this.groupSizes = counted('groupSizes');
    this.ages = counted('ages');
    this.flags = create('flags');
    for (const option of this.places.options()) this.#sortIn(option);
  }

  save(to: SectionWriter): void {
    for (const [name, options] of this.#all) options.save(`options.${name}`, to);
    this.lists.save(to);
  }

  /** places of a kind that have tours */
  placesOf(kind: SuggestionKind): readonly Option<number>[] {
    return this.#byKind.get(kind) ?? [];
  }

  clearRow(row: number): void {
    for (const options of this.#all.values()) options.clearRow(row);
    this.lists.clear(row);
  }

  set(row: number, record: TourRecord): void {
    this.types.set(record.type, row);
    this.difficulties.set(record.difficulty, row);
    this.comforts.set(record.comfort, row);
    for (const kind of listOf(record.accommodation)) this.accommodations.set(kind, row);
    for (const language of listOf(record.languages)) this.languages.set(language, row);
    this.#place(row, record);
    this.#measure(row, record);
    this.#flag(row, record);
    this.organizers.set(record.organizer_id, row);
    const { legalType = NATURAL_PERSON } = this.#gazetteer.organizers.get(record.organizer_id) ?? {};
    this.operators.set(legalType === NATURAL_PERSON ? 'author' : 'organization', row);
    this.lists.close(row);
  }

  #place(row: number, { country_id, region_id, places, start_city }: TourRecord): void {
    this.countries.set(country_id, row);
    this.#belong(country_id, row);
    if (region_id !== null) this.#belong(region_id, row);
    for (const joined of listOf(places)) {
      const id = Number(joined);
      this.#belong(id, row);
      const place = this.#gazetteer.places.get(id);
      if (place?.kind === 'cities' && place.name === start_city) this.startCities.set(id, row);
    }
  }

  #belong(place: number, row: number): void {
    const added = this.places.set(place, row);
    if (added) this.#sortIn(added);
  }

  #sortIn(option: Option<number>): void {
    const kind = this.#gazetteer.places.get(option.value)?.kind;
    if (kind) this.#byKind.set(kind, [...this.placesOf(kind), option]);
  }

  #measure(row: number, { days, group_max, min_age }: TourRecord): void {
    this.lengths.set(days, row);
    for (const { option, low, high } of DURATION_DAYS) if (days >= low && days <= high) this.durations.set(option, row);
    const size = GROUP_SIZES.findIndex((people) => group_max <= people) + 1;
    if (size > 0) this.groupSizes.set(size, row);
    if (min_age <= MIN_AGE_RANGE.max) this.ages.set(Math.max(min_age, MIN_AGE_RANGE.min), row);
  }

  #flag(row: number, { is_cruise, is_author, returns, variants }: TourRecord): void {
    if (is_cruise) this.flags.set('cruise', row);
    if (is_author) this.flags.set('author', row);
    if (returns) this.flags.set('returns', row);
    for (const kind of listOf(variants)) if (kind === 'single' || kind === 'standard') this.flags.set(kind, row);
  }
}
