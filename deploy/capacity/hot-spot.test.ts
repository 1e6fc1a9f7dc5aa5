import { describe, expect, it } from '@jest/globals';
import { type BookingCost, heldFrom, type Rush, simulateRush, TURNS } from './hot-spot.ts';

const COST: BookingCost = { turns: 3, beforeMs: 8, heldMs: 4, refusedMs: 5 };
const RUSH: Rush = { people: 1_000, withinMs: 10_000, seats: 50, cores: 4, connections: 24, waitMs: 10_000 };

describe('a rush on the seats of one departure', () => {
  it('sells each seat once, and answers everybody', () => {
    const { booked, refused, turnedAway } = simulateRush(RUSH, COST);
    expect({ booked, refused, turnedAway }).toEqual({ booked: 50, refused: 950, turnedAway: 0 });
  });

  it('ends as soon as people have come where there is enough of everything', () => {
    const { p50Ms, lastAnswerMs } = simulateRush({ ...RUSH, cores: 64 }, COST);
    expect(p50Ms).toBeCloseTo(COST.beforeMs, 0);
    expect(lastAnswerMs).toBeLessThan(10_000 + 3 * COST.beforeMs);
  });

  it('takes as long as its processors need where there are few of them', () => {
    // 50 that book and 950 that are refused, of which none costs less than what comes before the seats
    const { lastAnswerMs } = simulateRush({ ...RUSH, withinMs: 100, cores: 1 }, COST);
    expect(lastAnswerMs).toBeGreaterThan(1_000 * COST.beforeMs);
    expect(lastAnswerMs).toBeLessThan(1_000 * COST.beforeMs + 50 * COST.heldMs + 200);
  });

  it('takes as long as its bookings hold the departure where it has many seats', () => {
    const { booked, lastAnswerMs } = simulateRush({ ...RUSH, withinMs: 100, seats: 1_000, cores: 64 }, COST);
    expect(booked).toBe(1_000);
    expect(lastAnswerMs).toBeGreaterThanOrEqual(1_000 * COST.heldMs);
    expect(lastAnswerMs).toBeLessThan(1_000 * COST.heldMs + 200);
  });

  it('tells those to come again who would wait too long for a connection', () => {
    const { booked, refused, turnedAway } = simulateRush({ ...RUSH, withinMs: 100, cores: 1, waitMs: 1_000 }, COST);
    expect(booked + refused + turnedAway).toBe(1_000);
    expect(turnedAway).toBeGreaterThan(400);
  });
});

it('who waits for the departure keeps a connection meanwhile: others are told to come again long before the processors are busy', () => {
  const { turnedAway } = simulateRush(
    { ...RUSH, withinMs: 5_000, seats: 1_000, cores: 64, waitMs: 500 },
    { ...COST, heldMs: 50 },
  );
  expect(turnedAway).toBeGreaterThan(700);
});

it('who waits for the departure without a connection leaves those to others', () => {
  const rush = { ...RUSH, withinMs: 100, seats: 1_000, cores: 64, atOnce: 8, waitMs: 500 };
  const { booked, refused, turnedAway } = simulateRush(rush, { ...COST, heldMs: 50 });
  expect(booked + refused + turnedAway).toBe(1_000);
  // the first 8, and whoever gets the turn of one that is through within 500 ms of its own coming: 50 ms each, all of them within 300 ms
  expect(booked).toBeGreaterThanOrEqual(8 + 500 / 50);
  expect(booked).toBeLessThanOrEqual(8 + (500 + 300) / 50);
});

describe('how long a departure is held', () => {
  it.each([2, 4, 12])('%d ms are found again from what was booked a second', (heldMs) => {
    const known = { cores: 2, connections: 24, beforeMs: 3, turns: TURNS };
    const clients = { clients: 16, people: 400 };
    const rush = { ...clients, ...known, seats: 400, withinMs: 0, waitMs: Number.POSITIVE_INFINITY };
    const { lastAnswerMs } = simulateRush(rush, { ...known, heldMs, refusedMs: 0 });
    const found = heldFrom({ ...clients, perSecond: 400_000 / lastAnswerMs }, known);
    expect(found).toBeCloseTo(heldMs, 0);
  });
});
