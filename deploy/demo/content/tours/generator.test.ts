import { DISCOUNT_KINDS } from '@cairn/shared-contracts/domain/enumerations';
import { isLoop, routeLegs } from '@cairn/shared-contracts/domain/route-legs';
import { describe, expect, it } from '@jest/globals';
import { parseArtKey } from '../../art/keys.ts';
import { parseSceneKey } from '../../art/scenes/keys.ts';
import { buildAtlas } from '../atlas/build.ts';
import { addDays, monthOf } from '../calendar.ts';
import { generateTours, PAST_TOUR_ID } from './generator.ts';
import type { DemoTour } from './model.ts';

const OPTIONS = { seed: 'cairn', tours: 600, today: '2026-11-20' } as const;
const atlas = buildAtlas();
const tours = [...generateTours(atlas, OPTIONS)];

const countOf = <T>(items: (tour: DemoTour) => readonly T[]) =>
  tours.reduce((sum, tour) => sum + items(tour).length, 0);
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the demo tours', () => {
  it('are the same for the same seed, and others for another', () => {
    const again = [...generateTours(atlas, OPTIONS).take(40)];
    expect(again).toEqual(tours.slice(0, 40));
    const others = [...generateTours(atlas, { ...OPTIONS, seed: 'other' }).take(40)];
    expect(others.slice(8).map(({ name }) => name)).not.toEqual(again.slice(8).map(({ name }) => name));
  });

  it('are sold by 120 organizers in 60 countries', () => {
    expect(tours).toHaveLength(600);
    expect(new Set(tours.map(({ organizerId }) => organizerId)).size).toBe(120);
    expect(new Set(tours.map(({ countryId }) => countryId)).size).toBe(60);
  });

  it('hold excursions, cruises and author tours', () => {
    expect(tours.filter(({ type }) => type === 2).length).toBeGreaterThan(40);
    expect(tours.filter(({ isCruise }) => isCruise).length).toBeGreaterThan(15);
    expect(tours.filter(({ isAuthor }) => isAuthor).length).toBeGreaterThan(40);
  });

  it('have 8 to 30 departures each, all within eighteen months and in season', () => {
    const last = addDays(OPTIONS.today, 549);
    const wrong = tours.filter(({ id, departures, season }) => {
      const count = departures.length >= 8 && departures.length <= 30;
      const dates = departures.every(({ start, end }) => start > OPTIONS.today && end >= start && end <= last);
      const inSeason = departures.every(({ start }) => season.includes(monthOf(start)));
      return !count || (id !== PAST_TOUR_ID && !(dates && inSeason));
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('come back on the map to the place where their walk began and ends', () => {
    const loops = tours.filter(({ endPlace, details: { route } }) => {
      const [from] = route;
      return from?.name === endPlace && route.some(({ name }) => name !== from.name);
    });
    expect(loops.length).toBeGreaterThan(100);
    const open = loops.filter(({ details }) => !isLoop(details.route));
    expect(open.map(({ slug }) => slug)).toEqual([]);
  });

  it('have a way on the map for every day that is walked', () => {
    const wrong = tours.filter(({ details, programme }) => {
      const days = new Set(routeLegs(details.route).map(({ day }) => day));
      const walked = programme.filter(({ kilometres }) => kilometres > 8).length;
      return details.route.length > 1 && days.size < walked * 0.6;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('can be walked at a weekend from a city with mountains at its doorstep', () => {
    const nearAlmaty = tours.filter(
      ({ type, days, at: [lat, lng] }) => type === 1 && days <= 3 && Math.hypot(lat - 43.24, lng - 76.95) < 0.6,
    );
    expect(nearAlmaty.length).toBeGreaterThan(1);
    expect(nearAlmaty.filter(({ name }) => /week\b(?!end)/i.test(name))).toEqual([]);
    expect(nearAlmaty.every(({ departures }) => departures.length >= 8)).toBe(true);
  });

  it('ask for a prepayment of 10 to 30 per cent and have seats that add up', () => {
    const wrong = tours
      .flatMap(({ departures }) => departures)
      .filter(
        ({ freeSeats, seats, prepaymentPercent: share }) =>
          freeSeats < 0 || freeSeats > seats || share < 10 || share > 30,
      );
    expect(wrong).toEqual([]);
  });

  it('show every state of a departure and every kind of discount', () => {
    const departures = tours.flatMap((tour) => tour.departures);
    expect(new Set(departures.flatMap(({ discount }) => discount?.kind ?? []))).toEqual(new Set(DISCOUNT_KINDS));
    expect(departures.some(({ freeSeats }) => freeSeats === 0)).toBe(true);
    expect(departures.some(({ freeSeats }) => freeSeats >= 1 && freeSeats <= 3)).toBe(true);
    expect(departures.some(({ notGuaranteed }) => notGuaranteed)).toBe(true);
    expect(departures.some(({ notGuaranteed }) => !notGuaranteed)).toBe(true);
    expect(departures.some(({ flightIncluded }) => flightIncluded)).toBe(true);
    expect(new Set(tours.flatMap(({ variants }) => variants.map(({ kind }) => kind)))).toEqual(
      new Set(['standard', 'single', 'private']),
    );
  });

  it('have a moderate trek of a week at most in Georgia in July, under 800 euros, for a child of ten', () => {
    const georgia = atlas.destinations.find(({ country }) => country.iso === 'GE')?.entry.place.id;
    const found = tours.filter(
      ({ countryId, style, difficulty, days, minAge, currency, departures }) =>
        countryId === georgia &&
        style === 'trek' &&
        difficulty === 2 &&
        days <= 7 &&
        minAge <= 10 &&
        currency === 'EUR' &&
        departures.some(
          ({ start, end, freeSeats, price }) =>
            monthOf(start) === 7 && monthOf(end) === 7 && freeSeats > 0 && price < 80_000,
        ),
    );
    expect(found.length).toBeGreaterThan(0);
  });

  it('have one tour whose dates are over', () => {
    const past = tours.filter(({ departures }) => departures.every(({ end }) => end < OPTIONS.today));
    expect(past.map(({ id }) => id)).toEqual([PAST_TOUR_ID]);
  });

  it('have 6 to 24 pictures that can be drawn, none of which claims to be a photograph', () => {
    const keys = new Map<string, string>();
    for (const { images, programme, details } of tours) {
      expect(images.length >= 6 && images.length <= 24).toBe(true);
      expect(images.filter(({ key }) => key.endsWith('-in')).length).toBeLessThanOrEqual(1);
      const days = programme.flatMap((day) => day.images);
      const stays = details.stays.flatMap(({ image }) => image ?? []);
      for (const { key, alt, placeholder } of [...images, ...days, ...stays]) keys.set(key, `${alt}|${placeholder}`);
    }
    const wrong = [...keys].filter(
      ([key, rest]) => !(parseArtKey(key) ?? parseSceneKey(key)) || !/^Illustration: .+\|#[0-9a-f]{6}$/.test(rest),
    );
    expect(wrong).toEqual([]);
  });

  it('have 12,000 reviews over five levels, about half of them answered', () => {
    expect(countOf(({ reviews }) => reviews)).toBe(12_000);
    const ratings = tours.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
    expect([...new Set(ratings)].sort()).toEqual([1, 2, 3, 4, 5]);
    const answered = tours.flatMap(({ reviews }) => reviews.filter(({ reply }) => reply)).length;
    expect(answered / 12_000).toBeGreaterThan(0.3);
    const wrong = tours
      .flatMap(({ reviews }) => reviews)
      .filter(({ traveledOn, createdAt, repliedAt }) => {
        const dates = [traveledOn, createdAt.slice(0, 10), repliedAt?.slice(0, 10) ?? createdAt.slice(0, 10)];
        return dates.some((date, k) => date >= OPTIONS.today || date < (dates[k - 1] ?? ''));
      });
    expect(wrong).toEqual([]);
  });

  it('tell every day with its measures', () => {
    for (const { days, programme } of tours) {
      expect(programme).toHaveLength(days);
      const poor = programme.filter(
        ({ title, body, profile, hours }) => !title || textOf(body).length < 60 || profile.length < 3 || hours > 10,
      );
      expect(poor).toEqual([]);
    }
  });
});

describe('the words of the demo tours', () => {
  it('leave no slot open and no number unformatted', () => {
    const everything = JSON.stringify(tours);
    expect(everything).not.toMatch(/\{\w+\}/);
    expect(everything).not.toMatch(/undefined|NaN|\[object/);
    expect(everything).not.toMatch(/lorem ipsum|\bthe the\b|\b(a) [AEIOU][a-z]+ trek/i);
  });

  it('are nobody else’s: titles, addresses and summaries differ', () => {
    for (const part of [
      ({ name }: DemoTour) => name,
      ({ slug }: DemoTour) => slug,
      ({ summary }: DemoTour) => summary,
    ]) {
      expect(new Set(tours.map(part)).size).toBe(tours.length);
    }
  });

  it('do not read alike: any two descriptions share less than half of their five-word runs', () => {
    const runs = tours.map(({ description }) => fiveGrams(textOf(description)));
    let closest = 0;
    for (let i = 0; i < runs.length; i++) {
      for (let j = i + 1; j < runs.length; j++) closest = Math.max(closest, jaccard(runs[i], runs[j]));
    }
    expect(closest).toBeLessThan(0.5);
  });

  it('share only a small part of their sentences with any other description', () => {
    const owners = new Map<string, number>();
    const sentences = tours.map(({ description }) => textOf(description).split(/(?<=[.?!]) /));
    for (const list of sentences)
      for (const sentence of new Set(list)) owners.set(sentence, (owners.get(sentence) ?? 0) + 1);
    const mostShared = Math.max(...owners.values());
    // a twentieth of all tours at most say the same thing
    expect(mostShared).toBeLessThan(tours.length / 20);
    const own = sentences.map((list) => list.filter((sentence) => owners.get(sentence) === 1).length / list.length);
    expect(own.reduce((sum, share) => sum + share, 0) / own.length).toBeGreaterThan(0.4);
  });
});

/** Runs of five words as 32-bit numbers: 180,000 pairs are compared. */
function fiveGrams(text: string): Set<number> {
  const words = text.toLowerCase().split(' ');
  const runs = new Set<number>();
  for (let i = 0; i + 5 <= words.length; i++) {
    let hash = 0;
    for (const character of words.slice(i, i + 5).join(' ')) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
    runs.add(hash);
  }
  return runs;
}

function jaccard(a: ReadonlySet<number> = new Set(), b: ReadonlySet<number> = new Set()): number {
  let common = 0;
  for (const run of a) if (b.has(run)) common++;
  return common / (a.size + b.size - common);
}
