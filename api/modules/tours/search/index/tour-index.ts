import { minorUnits } from '@cairn/shared-contracts/domain/money';
import { type Bits, clearBit, createBits, hasBit, setBit } from './bitset.ts';
import { dayNumber } from './days.ts';
import {
  DEPARTURE_COLUMNS,
  deriveOffers,
  LIMIT_COLUMNS,
  NO_PRICE,
  OFFER_COLUMNS,
  storeDepartures,
} from './departures.ts';
import { FilterOptions } from './filter-options.ts';
import { type Gazetteer, messageText } from './gazetteer.ts';
import { deriveMonths, MONTH_COLUMNS, markMonths } from './months.ts';
import { OfferStarts } from './offer-starts.ts';
import { OptionBits } from './option-bits.ts';
import { OptionTotals } from './option-totals.ts';
import { locate } from './positions.ts';
import { Currencies, PriceColumns } from './prices.ts';
import { Ragged } from './ragged.ts';
import { RankOrder } from './rank-order.ts';
import { Scratch } from './scratch.ts';
import type { SectionReader, SectionWriter } from './snapshot/sections.ts';
import type { TourRecord } from './tour-records.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordRows } from './word-rows.ts';

export const NO_REGION = 0;

/** what is saved beside columns, lists and bitsets */
interface State {
  date: string;
  used: number;
  free: number[];
  currencies: string[];
}

const COLUMNS = [
  ...(['ids', 'scores', 'days', 'regions', 'currency', 'spots', 'places', 'live'] as const),
  ...(['monthLow', 'monthHigh', 'cheapest'] as const),
];
const LISTS = ['words', 'departures', 'limits', 'offers', 'months'] as const;

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

  readonly ids: Int32Array<ArrayBuffer>;
  readonly scores: Int32Array<ArrayBuffer>;
  readonly days: Int16Array<ArrayBuffer>;
  /** by row: its own region, NO_REGION without one */
  readonly regions: Int32Array<ArrayBuffer>;
  readonly currency: Uint8Array<ArrayBuffer>;
  /** position on the unit sphere */
  readonly spots: Float64Array<ArrayBuffer>;
  /** the same in degrees and on the plane of maps: latitude, longitude, x, y */
  readonly places: Float64Array<ArrayBuffer>;
  /** by row */
  readonly names: string[];
  readonly options: FilterOptions;
  readonly currencyBits: OptionBits<number>;
  readonly monthBits: OptionBits<number>;
  readonly offerStarts: OfferStarts;
  /** a departure is still to come */
  readonly live: Bits;
  /** of those */
  readonly totals: OptionTotals;

  readonly words: Ragged;
  readonly wordRows: WordRows;
  readonly departures: Ragged;
  /** of their discounts */
  readonly limits: Ragged;
  readonly offers: Ragged;
  readonly months: Ragged;
  /** by row: lowest and highest price of its months */
  readonly monthLow: Int32Array<ArrayBuffer>;
  readonly monthHigh: Int32Array<ArrayBuffer>;
  /** by row: lowest price of its offers, minor units; of all departures when nothing can be booked */
  readonly cheapest: Int32Array<ArrayBuffer>;
  readonly currencies: Currencies;
  readonly prices: PriceColumns;
  readonly order: RankOrder;
  readonly scratch: Scratch;

  readonly vocabulary: Vocabulary;
  /** by place and organizer: numbers of the words in its name */
  readonly placeWords = new Map<number, Int32Array>();
  readonly organizerWords = new Map<number, Int32Array>();

  readonly #rowOf = new Map<number, number>();
  readonly #free: number[];
  #isLoading: boolean;
  #used: number;
  #date: string;

  /** @param saved by save(), with the same gazetteer; else it is empty, and is loaded until finish() */
  constructor(rows: number, gazetteer: Gazetteer, today: string, saved?: SectionReader) {
    this.rows = rows;
    this.gazetteer = gazetteer;
    const state = saved?.json<State>('state');
    this.#date = state?.date ?? today;
    this.#used = state?.used ?? 0;
    this.#free = state?.free ?? [];
    this.#isLoading = !saved;
    this.currencies = new Currencies(state?.currencies);
    this.ids = saved?.numbers('ids', 'i32') ?? new Int32Array(rows);
    this.scores = saved?.numbers('scores', 'i32') ?? new Int32Array(rows);
    this.days = saved?.numbers('days', 'i16') ?? new Int16Array(rows);
    this.regions = saved?.numbers('regions', 'i32') ?? new Int32Array(rows);
    this.currency = saved?.numbers('currency', 'u8') ?? new Uint8Array(rows);
    this.spots = saved?.numbers('spots', 'f64') ?? new Float64Array(rows * 3);
    this.places = saved?.numbers('places', 'f64') ?? new Float64Array(rows * 4);
    this.names = saved?.texts('names') ?? new Array<string>(rows).fill('');
    this.options = new FilterOptions(rows, gazetteer, saved);
    this.currencyBits = new OptionBits(rows, 'inCurrency', saved);
    this.monthBits = new OptionBits(rows, 'inMonth', saved);
    this.offerStarts = new OfferStarts(rows, saved, !saved);
    this.live = saved?.numbers('live', 'u32') ?? createBits(rows);
    this.totals = new OptionTotals(this.options, this.live);
    this.words = new Ragged(rows, 1, 'words', saved);
    this.wordRows = new WordRows(this.words, rows);
    this.departures = new Ragged(rows, DEPARTURE_COLUMNS, 'departures', saved);
    this.limits = new Ragged(rows, LIMIT_COLUMNS, 'limits', saved);
    this.offers = new Ragged(rows, OFFER_COLUMNS, 'offers', saved);
    this.months = new Ragged(rows, MONTH_COLUMNS, 'months', saved);
    this.monthLow = saved?.numbers('monthLow', 'i32') ?? new Int32Array(rows);
    this.monthHigh = saved?.numbers('monthHigh', 'i32') ?? new Int32Array(rows);
    this.cheapest = saved?.numbers('cheapest', 'i32') ?? new Int32Array(rows).fill(NO_PRICE);
    this.prices = new PriceColumns(this.currencies, this);
    this.order = new RankOrder(this.scores, this.ids, saved);
    this.scratch = new Scratch(rows);
    this.vocabulary = new Vocabulary(saved);
    // words of a saved vocabulary are counted already
    const numberOf = (word: string): number => this.vocabulary.numberOf(word) ?? 0;
    const number = saved ? (words: readonly string[]) => Int32Array.from(words, numberOf) : this.#number.bind(this);
    for (const { id, words } of gazetteer.places.values()) this.placeWords.set(id, number(words));
    for (const { id, words } of gazetteer.organizers.values()) this.organizerWords.set(id, number(words));
    for (let place = 0; place < this.order.size; place++) {
      const row = this.order.rows[place] ?? 0;
      this.#rowOf.set(this.ids[row] ?? 0, row);
    }
  }

  save(to: SectionWriter): void {
    const state: State = { date: this.#date, used: this.#used, free: this.#free, currencies: this.currencies.codes };
    to.json('state', state);
    to.texts('names', this.names);
    for (const name of COLUMNS) to.numbers(name, this[name]);
    for (const name of LISTS) this[name].save(name, to);
    this.options.save(to);
    this.currencyBits.save('inCurrency', to);
    this.monthBits.save('inMonth', to);
    this.offerStarts.save(to);
    this.order.save(to);
    this.vocabulary.save(to);
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
    this.offerStarts.letGo();
    this.monthBits.letGo();
    this.prices.forget();
    this.version += 1;
  }

  /** Once all tours of the first load are in: sorts them, gives back memory that loading took too much. */
  finish(): void {
    this.order.sort();
    this.#isLoading = false;
    this.offerStarts.finish();
    for (const list of [...LISTS.map((name) => this[name]), this.options.lists]) list.trim();
  }

  #number(words: readonly string[]): Int32Array {
    return Int32Array.from(words, (word) => this.vocabulary.add(word));
  }

  #empty(row: number): void {
    this.order.remove(row);
    this.#setLive(row, false);
    this.wordRows.change(row);
    for (const options of [this.options, this.currencyBits, this.monthBits]) options.clearRow(row);
    this.offerStarts.clear(this, row);
    const first = this.words.starts[row] ?? 0;
    const end = first + (this.words.sizes[row] ?? 0);
    for (let at = first; at < end; at++) this.vocabulary.remove(this.words.column(0)[at] ?? 0);
    for (const name of LISTS) this[name].clear(row);
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
    locate(this, row, record);
    const words = this.#number(messageText(record.folded));
    this.words.set(row, [words], words.length);
    this.wordRows.change(row);
    this.#price(row, record);
  }

  #price(row: number, { currency, departures }: TourRecord): void {
    const isNew = !this.currencies.codes.includes(currency);
    const number = this.currencies.numberOf(currency);
    if (isNew) this.prices.forget();
    this.currency[row] = number;
    this.currencyBits.set(number, row);
    storeDepartures(this, row, departures);
    this.#derive(row);
    this.prices.update(row);
  }

  #setLive(row: number, isLive: boolean): void {
    if (hasBit(this.live, row) === isLive) return;
    if (isLive) {
      setBit(this.live, row);
      this.totals.add(row);
    } else {
      clearBit(this.live, row);
      this.totals.remove(row);
    }
  }

  #derive(row: number): void {
    const unit = minorUnits(this.currencies.codes[this.currency[row] ?? 0] ?? '');
    this.offerStarts.clear(this, row);
    const { isLive, price } = deriveOffers(this, row, { today: dayNumber(this.#date), unit }, this.offers);
    this.cheapest[row] = price;
    this.#setLive(row, isLive);
    deriveMonths(this.offers, row, this.months);
    markMonths(this, row);
    this.offerStarts.mark(this, row);
  }
}
