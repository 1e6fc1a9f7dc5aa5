import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { knownZone, momentOf } from '@cairn/shared-contracts/domain/moments';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { bothOf, type Rate } from '@cairn/shared-contracts/domain/reading';
import { DEFAULT_LOCALE } from '@cairn/shared-contracts/i18n/locales';
import { type MessageKey, messageText } from './messages.ts';

/**
 * Texts that the api itself writes and keeps: what the chat, the history and the mails say of a booking. Kept is which text it is and
 * what it is filled with; it gets its words when it is read, in the language and the time zone of whoever reads it.
 */
export interface ToldText {
  key: MessageKey;
  values: Readonly<Record<string, ToldValue>>;
}

/** amounts, instants (ISO 8601) and calendar dates ('YYYY-MM-DD') are written the way of the reader; a text may stand in another one */
export type ToldValue =
  | string
  | number
  | { money: Money }
  | { moment: string }
  | { day: string }
  | { days: readonly [start: string, end: string] }
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
  if ('days' in value) return formatDates(...value.days, reader.language, { withYear: true });
  return formatDate(value.day, reader.language, 'long');
}

/** An organizer's name, which not every reader is told. */
export const organizerName = (name: string): ToldText => ({ key: 'told.name.organizer', values: { name } });

const NAMED: MessageKey = 'told.name.organizer';
const UNNAMED: MessageKey = 'told.name.someOrganizer';

/** The text in the words of the reader. */
export const tell = ({ key, values }: ToldText, reader: Reader): string =>
  messageText(
    {
      key: key === NAMED && reader.isDiscreet ? UNNAMED : key,
      params: {
        side: reader.side ?? 'tourist',
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, reader)])),
      },
    },
    reader.language,
  );

/** In a live event, instead of a text: each socket puts the words of its own reader there. */
export interface Untold {
  $told: ToldText;
  /** whom it is told, whatever they are elsewhere */
  side: NonNullable<Reader['side']>;
}

export const untold = ($told: ToldText, side: Untold['side']): Untold => ({ $told, side });

const isUntold = (value: object): value is Untold => '$told' in value;

/** The same JSON with everything told that stands in it untold. */
export function tellAll(value: unknown, reader: Reader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => tellAll(one, reader));
  if (isUntold(value)) return tell(value.$told, { ...reader, side: value.side });
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tellAll(one, reader)]));
}
