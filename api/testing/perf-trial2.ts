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

import { createSqlSearch } from '/work/main/api/modules/tours/search/sql-search.ts';
import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
let text = ''; let params: any[] = [];
const spy = { ...db, } as any;
const k2 = new Kysely<any>({ dialect: new PostgresDialect({ pool: new pg.Pool({ host: db0.socket, user: 'postgres', database: (await sql<{n: string}>`select current_database() n`.execute(db)).rows[0]!.n }) }), log: (e) => { text = e.query.sql; params = [...e.query.parameters]; } });
await createSqlSearch(k2 as any).search({ filter: parseFilter({}), view: { currency: 'EUR', rates: await api.services.rates.perEuro(), today: api.services.clock.today() }, limit: 12, offset: 0, withFacets: true });
const c = new pg.Client({ host: db0.socket, user: 'postgres', database: (await sql<{n: string}>`select current_database() n`.execute(db)).rows[0]!.n }); await c.connect();
const r = await c.query('EXPLAIN (ANALYZE, COSTS OFF, TIMING ON) ' + text, params);
console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n'));
await c.end(); await k2.destroy();
await api.close(); await db0.stop();
