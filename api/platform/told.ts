import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { knownZone, momentOf } from '@cairn/shared-contracts/domain/moments';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { bothOf, type Rate } from '@cairn/shared-contracts/domain/reading';
import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import type { Logger } from 'pino';
import { isMessageKey, type MessageKey, messageText } from './messages.ts';

/**
 * Texts that the api itself writes and keeps: what the chat, the history and the mails say of a booking. Kept is which text it is and
 * what it is filled with; it gets its words when it is read, in the language and the time zone of whoever reads it.
 */
export interface ToldText {
  key: MessageKey;
  values: Readonly<Record<string, ToldValue>>;
  /** stands around it and takes it as `notice`: a release that does not know of it tells the text alone */
  within?: ToldText;
}

/** amounts, instants (ISO 8601), calendar dates ('YYYY-MM-DD') and lists are written the way of the reader; a text may stand in another one */
export type ToldValue =
  | string
  | number
  | { money: Money }
  | { moment: string }
  | { day: string }
  | { days: readonly [start: string, end: string] }
  | { list: readonly number[] }
  | { told: ToldText };

/** Who reads. */
export interface Reader {
  /** ISO locale, 'de-DE' */
  language: string;
  /** IANA name; one that is not known counts as UTC */
  timeZone: string;
  /** ISO 4217: what they read amounts in */
  currency?: string;
  /** an amount in its currency is also written as they read it */
  rate?: Rate;
  /** some texts say to the organizer what to do, and to the tourist what is done */
  side?: 'tourist' | 'organizer';
  /** on a site that names no organizers, and none of theirs: whoever sells is called by what they are */
  isDiscreet?: boolean;
}

/** of the text that stands beside what is told */
export const ENGLISH_READER: Reader = { language: DEFAULT_LOCALE.iso, timeZone: 'UTC' };

/** "Thu, Jun 3, 2027, 13:50 (GMT+2)": the zone is named, for the mail may be read elsewhere */
export function momentText(instant: string, { language, timeZone }: Reader): string {
  const { text, zone } = momentOf(instant, language, knownZone(timeZone));
  return `${text} (${zone})`;
}

function valueText(value: ToldValue, reader: Reader): string | number {
  if (typeof value !== 'object') return value;
  if ('money' in value)
    return bothOf(value.money, reader.rate?.from === value.money.currency ? reader.rate : undefined);
  if ('moment' in value) return momentText(value.moment, reader);
  if ('told' in value) return tell(value.told, reader);
  if ('list' in value) return new Intl.ListFormat(reader.language).format(value.list.map(String));
  if ('days' in value) return formatDates(...value.days, reader.language, { withYear: true });
  return formatDate(value.day, reader.language, 'long');
}

/** An organizer's name, which not every reader is told. */
export const organizerName = (name: string): ToldText => ({ key: 'told.name.organizer', values: { name } });

const NAMED: MessageKey = 'told.name.organizer';
const UNNAMED: MessageKey = 'told.name.someOrganizer';

/** The text in the words of the reader. */
export function tell({ key, values, within }: ToldText, reader: Reader): string {
  const text = messageText(
    {
      key: key === NAMED && reader.isDiscreet ? UNNAMED : key,
      params: {
        side: reader.side ?? 'tourist',
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, reader)])),
      },
    },
    reader.language,
  );
  return within ? tell({ ...within, values: { ...within.values, notice: text } }, reader) : text;
}

type Worded = Exclude<ToldValue, string | number>;
/** a kind of value without a line does not compile */
const KINDS: Readonly<Record<Worded extends infer Kind ? (Kind extends Worded ? keyof Kind : never) : never, true>> = {
  ...{ money: true, moment: true, day: true, days: true, list: true, told: true },
};

/** The key or the value that this release has no words for; undefined when it can tell all of it. */
function unknownIn({ key, values, within }: ToldText): string | undefined {
  if (!isMessageKey(key)) return key;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'object') continue;
    const unknown = 'told' in value ? unknownIn(value.told) : undefined;
    if (unknown !== undefined) return unknown;
    if (!Object.keys(value).some((kind) => Object.hasOwn(KINDS, kind))) return `${key} {${name}}`;
  }
  return within && unknownIn(within);
}

/** what is logged already: a page of old messages is read again and again */
const logged = new Set<string>();

/**
 * What the database keeps, in the words of the reader. Two releases write into one database: what the newer one has told in words that
 * this one does not know is read as it was kept beside it.
 * @param kept the same in English, or nothing where nothing is kept
 */
export function tellKept(told: ToldText, kept: string, reader: Reader, log: Pick<Logger, 'warn'>): string {
  const unknown = unknownIn(told);
  if (unknown === undefined) return tell(told, reader);
  if (!logged.has(unknown)) log.warn({ unknown }, 'no words for what another release has told: read as it was kept');
  logged.add(unknown);
  return kept;
}

/** In a live event, instead of a text: each socket puts the words of its own reader there. */
export interface Untold {
  $told: ToldText;
  /** whom it is told, whatever they are elsewhere */
  side: NonNullable<Reader['side']>;
  /** the same in English, for the node of another release that has no words for it */
  kept?: string;
}

export const untold = ($told: ToldText, side: Untold['side'], kept?: string): Untold => ({
  $told,
  side,
  ...(kept === undefined ? {} : { kept }),
});

const isUntold = (value: object): value is Untold => '$told' in value;

/** The same JSON with everything told that stands in it untold. */
export function tellAll(value: unknown, reader: Reader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => tellAll(one, reader));
  if (isUntold(value)) {
    const { $told, side, kept } = value;
    // whoever reads the message itself logs it
    return kept !== undefined && unknownIn($told) !== undefined ? kept : tell($told, { ...reader, side });
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tellAll(one, reader)]));
}
