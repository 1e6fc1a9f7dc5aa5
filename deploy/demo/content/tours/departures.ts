import type { Discount } from '@cairn/shared-contracts/domain/discount';
import { elementAt, type Random } from '@cairn/shared-contracts/testing/random';
import { addDays, monthOf, weekdayOf } from '../calendar.ts';
import type { DemoDeparture } from './model.ts';
import { rounded } from './price.ts';

/** Departures lie within the next eighteen months. */
const HORIZON_DAYS = 548;
const FEWEST = 8;
const MOST = 30;

export interface DeparturePlan {
  readonly today: string;
  readonly days: number;
  readonly season: readonly number[];
  readonly price: number;
  readonly currency: string;
  readonly groupMin: number;
  readonly groupMax: number;
  readonly isExcursion: boolean;
  readonly hasFlight: boolean;
}

interface Day {
  readonly date: string;
  readonly month: number;
  readonly weekday: number;
}

let known: { today: string; days: readonly Day[] } | undefined;

/** The days to come, kept because every tour of a run asks for the same ones. */
function calendarFrom(today: string): readonly Day[] {
  if (known?.today !== today) {
    const days = Array.from({ length: HORIZON_DAYS }, (_, i) => {
      const date = addDays(today, i + 3);
      return { date, month: monthOf(date), weekday: weekdayOf(date) };
    });
    known = { today, days };
  }
  return known.days;
}

/** Start dates in season: one weekday per tour, a second one where the season is short. */
function startDates(random: Random, { today, season, isExcursion, days }: DeparturePlan): string[] {
  const weekdays = new Set([random.pick([6, 6, 0, 1, 3, 5])]);
  if (isExcursion) weekdays.add(random.int(0, 6));
  const all = calendarFrom(today).slice(0, HORIZON_DAYS - days);
  const datesInSeason = () =>
    all.filter(({ month, weekday }) => season.includes(month) && weekdays.has(weekday)).map(({ date }) => date);
  let dates = datesInSeason();
  for (let extra = 1; dates.length < FEWEST + 2 && extra < 7; extra++) {
    weekdays.add(((weekdays.values().next().value ?? 6) + extra * 3) % 7);
    dates = datesInSeason();
  }
  const wanted = Math.min(dates.length, random.int(FEWEST, isExcursion ? MOST : 24));
  while (dates.length > wanted) dates.splice(random.int(0, dates.length - 1), 1);
  return dates;
}

export function departuresOf(random: Random, plan: DeparturePlan): DemoDeparture[] {
  const { today, days, price, currency, groupMin, groupMax, isExcursion } = plan;
  const dates = startDates(random, plan);
  const discounts = random.chance(0.5) ? discountPolicy(random, plan) : () => null;
  const prepaymentPercent = isExcursion ? random.pick([10, 20, 30]) : random.pick([10, 15, 15, 20, 20, 25, 30]);
  const fullPaymentDays = isExcursion ? random.pick([1, 2, 3]) : random.pick([14, 21, 30, 30, 45]);
  // Some organizers run a date for one guest, others wait for their smallest group.
  const cautious = random.chance(0.4);
  const peak = elementAt(plan.season, Math.floor(plan.season.length / 2));
  return dates.map((start, i): DemoDeparture => {
    const atPeak = monthOf(start) === peak;
    const seats = random.chance(0.15) ? Math.max(groupMin, groupMax - 2) : groupMax;
    const freeSeats = freeOf(random, seats, daysUntil(today, start));
    const discount = discounts(start, i);
    return {
      start,
      end: addDays(start, days - 1),
      price: atPeak && !isExcursion ? rounded((price / 100) * 1.06, currency, false) : price,
      seats,
      freeSeats,
      notGuaranteed: cautious && seats - freeSeats < groupMin,
      flightIncluded: plan.hasFlight,
      discount,
      isDiscountAuto: discount?.kind.startsWith('early') ?? false,
      prepaymentPercent,
      fullPaymentDays,
      isCashbackAvailable: random.chance(0.1),
    };
  });
}

const daysUntil = (today: string, date: string) => Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);

/** Near dates are fuller than far ones; some are sold out, some have a last seat or two. */
function freeOf(random: Random, seats: number, daysAhead: number): number {
  const draw = random();
  if (draw < 0.06) return 0;
  if (draw < 0.18) return Math.min(seats, random.int(1, 3));
  const demand = Math.max(0, 0.75 - daysAhead / 420) * random();
  return Math.max(1, Math.round(seats * (1 - demand)));
}

type Policy = (start: string, index: number) => Discount | null;

/** Each tour keeps to one kind of discount, as organizers do. */
function discountPolicy(random: Random, { today, season }: DeparturePlan): Policy {
  const percent = random.pick([5, 7, 10, 10, 12, 15, 20]);
  const until = addDays(today, random.int(20, 120));
  const daysBefore = random.pick([45, 60, 90, 120]);
  switch (random.int(0, 3)) {
    case 0:
      return (start) => (start > addDays(until, 20) ? { kind: 'early_booking_dates', percent, until } : null);
    case 1:
      return () => ({ kind: 'early_booking_days', percent, days_before: daysBefore });
    case 2: {
      const cheap = random.chance(0.5) ? season[0] : season[season.length - 1];
      return (start) => (monthOf(start) === cheap ? { kind: 'seasonal', percent, ...monthSpan(start) } : null);
    }
    default:
      return (_, index) => (index % 4 === 1 ? { kind: 'on_tour_date', percent } : null);
  }
}

function monthSpan(date: string): { season_from: string; season_to: string } {
  const first = `${date.slice(0, 7)}-01`;
  return { season_from: first, season_to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
}
