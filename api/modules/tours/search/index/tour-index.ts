import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { type Bits, clearBit, createBits, setBit } from './bitset.ts';
import { dayNumber } from './days.ts';
import { DEPARTURE_COLUMNS, deriveOffers, NO_PRICE, OFFER_COLUMNS, storeDepartures } from './departures.ts';
import { FilterOptions } from './filter-options.ts';
import { type Gazetteer, messageText } from './gazetteer.ts';
import { deriveMonths, MONTH_COLUMNS } from './months.ts';
import { OptionBits } from './option-bits.ts';
import { Currencies, PriceColumns } from './prices.ts';
import { Ragged } from './ragged.ts';
import { RankOrder } from './rank-order.ts';
import { Scratch } from './scratch.ts';
import type { TourRecord } from './tour-records.ts';
import { Vocabulary } from './vocabulary.ts';

export const NO_REGION = 0;

/**
 * All published tours in columns: one row per tour, one bitset per value of a filter, lists of departures, offers, months and words.
 * Rows are put and dropped one by one; nothing in here waits, so a query never sees half a change.
 */
export class TourIndex {
  /** most tours that it can hold */
  readonly rows: number;
  readonly gazetteer: Gazetteer;
  /** counts changes of rows: what was counted before may be wrong after */
  version = 0;

  readonly ids: Int32Array;
  readonly scores: Int32Array;
  readonly days: Int16Array;
  /** by row: its own region, NO_REGION without one */
  readonly regions: Int32Array;
  readonly currency: Uint8Array;
  /** position on the unit sphere */
  readonly spots: Float64Array;
  /** the same in degrees and on the plane of maps: latitude, longitude, x, y */
  readonly places: Float64Array;
  /** by row */
  readonly names: string[];
  readonly options: FilterOptions;
  readonly currencyBits: OptionBits<number>;
  readonly monthBits: OptionBits<number>;
  /** a departure is still to come */
  readonly live: Bits;

  readonly words: Ragged;
  readonly departures: Ragged;
  readonly offers: Ragged;
  readonly months: Ragged;
  /** by row: lowest and highest price of its months */
  readonly monthLow: Int32Array;
  readonly monthHigh: Int32Array;
  /** by row: lowest price of its offers, minor units; of all departures when nothing can be booked */
  readonly cheapest: Int32Array;
  readonly currencies = new Currencies();
  readonly prices: PriceColumns;
  readonly order: RankOrder;
  readonly scratch: Scratch;

  readonly vocabulary = new Vocabulary();
  /** by place and organizer: numbers of the words in its name */
  readonly placeWords = new Map<number, Int32Array>();
  readonly organizerWords = new Map<number, Int32Array>();

  readonly #rowOf = new Map<number, number>();
  readonly #free: number[] = [];
  #isLoading = true;
  #used = 0;
  #date: string;

  constructor(rows: number, gazetteer: Gazetteer, today: string) {
    this.rows = rows;
    this.gazetteer = gazetteer;
    this.#date = today;
    this.ids = new Int32Array(rows);
    this.scores = new Int32Array(rows);
    this.days = new Int16Array(rows);
    this.regions = new Int32Array(rows);
    this.currency = new Uint8Array(rows);
    this.spots = new Float64Array(rows * 3);
    this.places = new Float64Array(rows * 4);
    this.names = new Array<string>(rows).fill('');
    this.options = new FilterOptions(rows, gazetteer);
    this.currencyBits = new OptionBits(rows);
    this.monthBits = new OptionBits(rows);
    this.live = createBits(rows);
    this.words = new Ragged(rows, 1);
    this.departures = new Ragged(rows, DEPARTURE_COLUMNS);
    this.offers = new Ragged(rows, OFFER_COLUMNS);
    this.months = new Ragged(rows, MONTH_COLUMNS);
    this.monthLow = new Int32Array(rows);
    this.monthHigh = new Int32Array(rows);
    this.cheapest = new Int32Array(rows).fill(NO_PRICE);
    this.prices = new PriceColumns(this.currencies, this.cheapest, this.currency);
    this.order = new RankOrder(this.scores, this.ids);
    this.scratch = new Scratch(rows);
    for (const { id, words } of gazetteer.places.values()) this.placeWords.set(id, this.#number(words));
    for (const { id, words } of gazetteer.organizers.values()) this.organizerWords.set(id, this.#number(words));
  }

  /** tours in it */
  get size(): number {
    return this.order.size;
  }

  /** Puts a tour in its place, new or changed. @returns false when there is no room for another */
  put(record: TourRecord): boolean {
    let row = this.#rowOf.get(record.id);
    if (row === undefined) {
      row = this.#free.pop() ?? this.#used;
      if (row === this.rows) return false;
      if (row === this.#used) this.#used += 1;
      this.#rowOf.set(record.id, row);
    } else this.#empty(row);
    this.#fill(row, record);
    this.version += 1;
    return true;
  }

  /** Takes a tour out; one that is not in it is none. */
  drop(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#empty(row);
    this.#rowOf.delete(id);
    this.#free.push(row);
    this.version += 1;
  }

  /** Derives what depends on the date: discounts, offers still to come, prices. */
  turnTo(today: string): void {
    if (today === this.#date) return;
    this.#date = today;
    for (const row of this.#rowOf.values()) this.#derive(row);
    this.prices.forget();
    this.version += 1;
  }

  /** Once all tours of the first load are in: sorts them, gives back memory that loading took too much. */
  finish(): void {
    this.order.sort();
    this.#isLoading = false;
    for (const list of [this.words, this.departures, this.offers, this.months]) list.trim();
  }

  #number(words: readonly string[]): Int32Array {
    return Int32Array.from(words, (word) => this.vocabulary.add(word));
  }

  #empty(row: number): void {
    this.order.remove(row);
    for (const options of [this.options, this.currencyBits, this.monthBits]) options.clearRow(row);
    clearBit(this.live, row);
    const first = this.words.starts[row] ?? 0;
    const end = first + (this.words.sizes[row] ?? 0);
    for (let at = first; at < end; at++) this.vocabulary.remove(this.words.column(0)[at] ?? 0);
    for (const list of [this.words, this.departures, this.offers, this.months]) list.clear(row);
    this.cheapest[row] = NO_PRICE;
  }

  #fill(row: number, record: TourRecord): void {
    this.ids[row] = record.id;
    this.scores[row] = record.score;
    this.days[row] = record.days;
    this.regions[row] = record.region_id ?? NO_REGION;
    if (this.#isLoading) this.order.append(row);
    else this.order.insert(row);
    this.options.set(row, record);
    this.names[row] = record.name;
    this.#locate(row, record);
    const words = this.#number(messageText(record.folded));
    this.words.set(row, [words], words.length);
    this.#price(row, record);
  }

  #locate(row: number, { lat, lng }: TourRecord): void {
    const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    this.spots[row * 3] = Math.cos(phi) * Math.cos(lambda);
    this.spots[row * 3 + 1] = Math.cos(phi) * Math.sin(lambda);
    this.spots[row * 3 + 2] = Math.sin(phi);
    this.places.set([lat, lng, planeX(lng), planeY(lat)], row * 4);
  }

  #price(row: number, { currency, departures }: TourRecord): void {
    const isNew = !this.currencies.codes.includes(currency);
    const number = this.currencies.numberOf(currency);
    if (isNew) this.prices.forget();
    this.currency[row] = number;
    this.currencyBits.set(number, row);
    storeDepartures(this.departures, row, departures);
    this.#derive(row);
    this.prices.update(row);
  }

  #derive(row: number): void {
    const unit = minorUnits(this.currencies.codes[this.currency[row] ?? 0] ?? '');
    const { isLive, price } = deriveOffers(this.departures, row, { today: dayNumber(this.#date), unit }, this.offers);
    this.cheapest[row] = price;
    if (isLive) setBit(this.live, row);
    else clearBit(this.live, row);
    deriveMonths(this.offers, row, this.months);
    this.#markMonths(row);
  }

  #markMonths(row: number): void {
    const [numbers, prices] = [this.months.column(0), this.months.column(1)];
    const first = this.months.starts[row] ?? 0;
    const end = first + (this.months.sizes[row] ?? 0);
    this.monthBits.clearRow(row);
    this.monthLow[row] = prices[first] ?? 0;
    this.monthHigh[row] = this.monthLow[row] ?? 0;
    for (let at = first; at < end; at++) {
      const price = prices[at] ?? 0;
      this.monthBits.set(numbers[at] ?? 0, row);
      if (price < (this.monthLow[row] ?? 0)) this.monthLow[row] = price;
      if (price > (this.monthHigh[row] ?? 0)) this.monthHigh[row] = price;
    }
  }
}
