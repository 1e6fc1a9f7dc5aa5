import { sql } from 'kysely';
import { performance } from 'node:perf_hooks';
import { startTestApi } from '/work/main/api/testing/start-test-api.ts';
import { startRunDatabase } from '/work/main/api/testing/run-database.ts';
import { makeCountry, makeOrganizer, makePlace, makeRates, makeTour } from '/work/main/api/testing/factories.ts';
const N = Number(process.argv[2] ?? 600);
const db0 = await startRunDatabase(); process.env.CAIRN_TEST_PG_SOCKET = db0.socket;
const api = await startTestApi();
const { db } = api;
await makeRates(db);
const cs: number[] = []; for (let i = 0; i < 60; i++) cs.push(await makeCountry(db));
const ps: number[] = []; for (let i = 0; i < 30; i++) ps.push(await makePlace(db, i < 15 ? 'rest_kinds' : 'collections'));
const o = await makeOrganizer(db, { country_id: cs[0] });
for (let i = 0; i < N; i++) await makeTour(db, { organizer_id: o, country_id: cs[i % 60], difficulty: 1 + i % 4, days: 1 + i % 15, currency: ['EUR','USD','RUB'][i % 3], places: [ps[i % 15], ps[15 + i % 15], ps[(i + 7) % 15]].filter((v, j, a) => a.indexOf(v) === j), languages: ['en', 'de'], accommodation: ['tent', 'hotel'] });
await sql`INSERT INTO departures (tour_id, starts_on, ends_on, price, seats, free_seats, prepayment_percent, full_payment_days, discount)
 SELECT t.id, current_date + k * 25, current_date + k * 25 + t.days - 1, 10000 + (t.id * 7919 + k * 31) % 300000, 12, (t.id + k) % 12, 15, 30,
 CASE WHEN k % 2 = 0 THEN jsonb_build_object('kind', 'early_booking_days', 'percent', 10, 'days_before', 60) END FROM tours t, generate_series(1, 20) k`.execute(db);
await sql`ANALYZE`.execute(db);
const urls = ['/spa/tours-page?expand=filters', '/spa/tours-page?expand=filters&difficulty=2&dateFrom=2027-01-01&dateTo=2027-06-01&priceMax=1500', '/spa/tours-page?sort=price', '/spa/best-tours', '/spa/tours-filter-completion?phrase=tuor', '/spa/popular-places', `/spa/similar-tours?id=1100`, '/spa/info'];
for (const u of urls) {
  const times: number[] = [];
  for (let i = 0; i < 25; i++) { const t = performance.now(); const r = await fetch(api.url + u); await r.text(); if (r.status !== 200) console.log(u, r.status); times.push(performance.now() - t); }
  times.sort((a, b) => a - b);
  console.log(u, 'p50', times[12]!.toFixed(1), 'max', times[24]!.toFixed(1));
}
await api.close(); await db0.stop();
