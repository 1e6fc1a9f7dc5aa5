import { BOOKING_ACTIONS, BOOKING_STATUS, type BookingStatus } from '@cairn/shared-contracts/domain/booking-graph';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { describe, expect, it } from '@jest/globals';
import { momentText, tell, tellAll, untold } from '../../platform/told.ts';
import {
  movedText,
  NOTICE_KINDS,
  type NoticeFacts,
  type NoticeKind,
  noticeKindOf,
  noticeText,
  quotedNotice,
  refundText,
} from './notices.ts';

const FACTS: NoticeFacts = {
  ...{
    tour: 'Terskey Alatau',
    tourists: 2,
    children: [],
    currency: 'EUR',
    prepayment: 26_700,
    total: 178_000,
    paid: 26_700,
  },
  ...{ balance_due_on: '2027-05-15', starts_on: '2027-06-14', received: 26_700, refund: 5_000 },
  ...{ receivedCurrency: 'RUB', asked: 26_700 },
  ...{ deadline: new Date('2027-01-02T22:30:00Z'), freeUntil: new Date('2027-01-03T10:00:00Z') },
};
const prague = (language: string, side: 'tourist' | 'organizer' = 'tourist') => ({
  ...{ language, timeZone: 'Europe/Prague', side },
});

/** what must be in a text whoever reads it, beside its words: amounts and years of dates */
const HOLDS: Readonly<Record<NoticeKind, RegExp[]>> = {
  sent: [/2\D/, /2027/, /23:30/, /Terskey Alatau/],
  confirmed: [/€267/, /23:30/],
  prepaid: [/€267/, /€1,513/, /2027/, /11:00/],
  paid: [/€267/, /11:00/],
  balance: [/€267/],
  complete: [],
  canceledByTourist: [/€50/],
  canceledByAuthor: [/€50/],
  canceledBySystem: [],
  canceledByAdmin: [/€50/],
  declined: [],
  moved: [/€50/, /2027/],
  held: [/267\s₽/, /€267/],
  returned: [/267\s₽/],
};

describe.each(LOCALES.map(({ iso }) => iso))('what is said of a booking in %s', (language) => {
  it.each(NOTICE_KINDS)('%s, to the tourist and to the organizer', (kind) => {
    for (const side of ['tourist', 'organizer'] as const) {
      const text = tell(noticeText(kind, FACTS), prague(language, side));
      for (const fact of HOLDS[kind].filter((one) => side === 'tourist' || one.source !== '2\\D')) {
        expect(text).toMatch(fact);
      }
      expect(text).toMatch(/[.。]$/);
      // a text that is not there is its key, a value that is not given stays in braces
      expect(text).not.toMatch(/told\.|[{}]|undefined|NaN/);
      if (language !== 'en-US') expect(text).not.toBe(tell(noticeText(kind, FACTS), prague('en-US', side)));
    }
  });

  it.each(['canceledByTourist', 'canceledByAuthor', 'canceledByAdmin', 'declined', 'moved'] as const)(
    '%s quotes whoever decided it in the chat, to each side',
    (kind) => {
      const words = 'The {pass} is closed';
      for (const side of ['tourist', 'organizer'] as const) {
        const [bare, quoted] = ['', words].map((said) => tell(quotedNotice(kind, FACTS, said), prague(language, side)));
        expect(bare).toBe(tell(noticeText(kind, FACTS), prague(language, side)));
        expect(quoted).toMatch(/: ?[“„«]The \{pass\} is closed[”“»]$|：“The \{pass\} is closed”$/);
        expect(quoted?.startsWith(bare ?? '-')).toBe(true);
        // as a live event of an organizer who is the tourist here
        const live = tellAll(untold(quotedNotice(kind, FACTS, words), side), prague(language, 'organizer'));
        expect(live).toBe(quoted);
      }
    },
  );

  it('a request names its children to both sides, and nothing after it does', () => {
    const family = { ...FACTS, tourists: 4, children: [5, 9] };
    for (const side of ['tourist', 'organizer'] as const) {
      const without = tell(noticeText('sent', { ...family, children: [] }), prague(language, side));
      const text = tell(noticeText('sent', family), prague(language, side));
      expect(text.startsWith(without)).toBe(true);
      expect(text.slice(without.length)).toMatch(/2.*5\D+9[.。]$/);
      // a release from before there were children reads these two alone
      const { key, values } = noticeText('sent', family);
      expect(tell({ key, values }, prague(language, side))).toBe(without);
    }
    expect(noticeText('confirmed', family)).toEqual(noticeText('confirmed', { ...family, children: [] }));
  });

  it('a refund is noted in the history', () => {
    expect(tell(refundText(5_000, 'EUR'), prague(language))).toMatch(/€50$/);
  });

  it('so is a move, with what came back', () => {
    const moved = (refund: number) => tell(movedText('2027-06-14', '2027-07-05', refund, 'EUR'), prague(language));
    expect(moved(5_000)).toMatch(/14.*2027.*2027.*€50$|2027.*14.*2027.*€50$/);
    expect(moved(0)).not.toMatch(/€|[{}]/);
  });
});

describe('what is said of a booking', () => {
  it.each<[keyof typeof BOOKING_STATUS, number, NoticeKind]>([
    ['pendingConfirm', 0, 'sent'],
    ['pendingPrepayment', 0, 'confirmed'],
    ['madePrepayment', 26_700, 'prepaid'],
    ['madePrepayment', 178_000, 'paid'],
    ['tourComplete', 0, 'complete'],
    ['canceledByTourist', 0, 'canceledByTourist'],
    ['canceledByAuthor', 0, 'canceledByAuthor'],
    ['canceledBySystem', 0, 'canceledBySystem'],
    ['canceledByAdmin', 0, 'canceledByAdmin'],
  ])('%s with %i received is told as %s', (status, received, kind) => {
    expect(noticeKindOf('pay', BOOKING_STATUS[status], { received, total: 178_000 })).toBe(kind);
  });

  it('every status has a notice', () => {
    const statuses = Object.values(BOOKING_STATUS) as BookingStatus[];
    const kinds = statuses.map((status) => noticeKindOf('cancel', status, { received: 0, total: 1 }));
    expect([kinds.length, kinds.every((kind) => NOTICE_KINDS.includes(kind))]).toEqual([8, true]);
  });

  it('declining and moving are told as what they are, whatever the status', () => {
    const told = BOOKING_ACTIONS.map((action) => [action, noticeKindOf(action, 1, { received: 0, total: 1 })]);
    expect(told.filter(([, kind]) => kind !== 'sent')).toEqual([
      ['decline', 'declined'],
      ['move', 'moved'],
    ]);
  });

  it('what our support declines is told as theirs', () => {
    expect(noticeKindOf('decline', BOOKING_STATUS.canceledByAdmin, { received: 0, total: 1 })).toBe('canceledByAdmin');
  });

  it.each([
    [1, '1 турист', 'на 1 туриста отправлен'],
    [2, '2 туриста', 'на 2 туристов отправлен'],
    [5, '5 туристов', 'на 5 туристов отправлен'],
    [21, '21 турист', 'на 21 туриста отправлен'],
  ])('%i people follow the rules of Russian', (tourists, _counted, words) => {
    expect(tell(noticeText('sent', { ...FACTS, tourists }), prague('ru-RU'))).toContain(words);
  });

  it.each([
    [1, 'the seat.'],
    [3, 'the seats.'],
  ])('%i seats follow the rules of English', (tourists, words) => {
    expect(tell(noticeText('confirmed', { ...FACTS, tourists }), prague('en-US'))).toContain(words);
  });

  it('a cancellation without a refund says nothing of money', () => {
    const text = tell(noticeText('canceledByAuthor', { ...FACTS, refund: 0 }), prague('de-DE'));
    expect(text).toBe('Der Veranstalter hat die Buchung storniert.');
  });

  it('everything at once is paid, not prepaid', () => {
    const text = tell(noticeText('confirmed', { ...FACTS, prepayment: 178_000 }), prague('en-US'));
    expect(text).toMatch(/Pay €1,780 by Sat, Jan 2, 2027, 23:30 \(GMT\+1\)/);
  });

  it.each(['Mars/Olympus', '', 'GMT+99'])('in a time zone called %p moments are in UTC', (timeZone) => {
    expect(momentText('2027-01-02T22:30:00Z', { language: 'en-US', timeZone })).toBe('Sat, Jan 2, 2027, 22:30 (UTC)');
  });
});
