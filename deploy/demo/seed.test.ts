import { createClock } from '@cairn/api/clock';
import { createDb, type DatabaseHandle } from '@cairn/api/database';
import { countAnswers } from '@cairn/api/organizer/answers';
import { verifyPassword } from '@cairn/api/password';
import { createTestDatabase, type TestDatabase } from '@cairn/api/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { seedDemo } from './seed.ts';
import { DEMO_PASSWORD, TOURIST_EMAIL } from './seeding/accounts.ts';

const TOURS = 130;

describe('a seeded database', () => {
  let database: TestDatabase;
  let db: DatabaseHandle;
  const steps: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDb(database.connection, { max: 2 });
    const onProgress = (step: string) => steps.push(step);
    await seedDemo(db, { seed: 'test', tours: TOURS, today: '2026-11-20', onProgress });
  }, 180_000);
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const numberOf = async (query: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`SELECT (${sql.raw(query)})::int AS n`.execute(db);
    return rows[0]?.n ?? -1;
  };

  it('holds the tours with everything that hangs on them', async () => {
    expect(await numberOf('SELECT count(*) FROM tours')).toBe(TOURS);
    expect(
      await numberOf(
        'SELECT count(*) FROM tours t WHERE NOT EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'SELECT count(*) FROM tours t WHERE t.days <> (SELECT count(*) FROM tour_days d WHERE d.tour_id = t.id)',
      ),
    ).toBe(0);
    expect(
      await numberOf(
        'SELECT count(*) FROM tours t WHERE (SELECT count(*) FROM tour_variants v WHERE v.tour_id = t.id AND is_default) <> 1',
      ),
    ).toBe(0);
    expect(await numberOf('SELECT count(DISTINCT id) FROM blog_posts')).toBe(40);
    expect(await numberOf("SELECT count(*) FROM rates WHERE currency = 'USD'")).toBe(2);
    expect(steps.at(-1)).toBe('articles, accounts and rates');
  });

  it('gives an organizer’s account the face that its organizer has', async () => {
    const other = `SELECT count(*) FROM users u JOIN organizers o ON o.id = u.organizer_id
      WHERE u.role = 'organizer' AND u.avatar->>'key' IS DISTINCT FROM o.avatar->>'key'`;
    expect(await numberOf(other)).toBe(0);
    expect(await numberOf("SELECT count(*) FROM users WHERE role = 'organizer'")).toBeGreaterThan(0);
  });

  it('has reviews that rate aspects, and none that rates a bed of a day’s walk', async () => {
    const rated = await numberOf("SELECT count(*) FROM reviews WHERE aspects ? 'organizer'");
    expect(rated).toBeGreaterThan((await numberOf('SELECT count(*) FROM reviews')) / 3);
    expect(
      await numberOf('SELECT count(*) FROM reviews, jsonb_each_text(aspects) WHERE value::int NOT BETWEEN 1 AND 5'),
    ).toBe(0);
    expect(
      await numberOf(
        "SELECT count(*) FROM reviews r JOIN tours t ON t.id = r.tour_id WHERE t.days = 1 AND r.aspects ? 'accommodation'",
      ),
    ).toBe(0);
  });

  it('has so many questions to organizers that the time and the share of their answers can be counted', async () => {
    const organizers = await numberOf('SELECT count(*) FROM organizers WHERE is_published');
    expect(await numberOf('SELECT count(*) FROM organizers WHERE is_published AND reply_hours IS NULL')).toBe(
      organizers,
    );
    await countAnswers({ db, clock: createClock(() => new Date('2026-11-20T12:00:00Z')) });
    expect(await numberOf('SELECT count(*) FROM organizers WHERE reply_hours BETWEEN 1 AND 12')).toBe(organizers);
    expect(await numberOf('SELECT min(reply_share) FROM organizers')).toBeGreaterThan(50);
    expect(await numberOf('SELECT count(*) FROM chats WHERE last_message_id = 0 AND request_id IS NULL')).toBe(0);
  });

  it('keeps the numbers of tours and organizers in step with the reviews', async () => {
    expect(
      await numberOf(`SELECT count(*) FROM tours t WHERE reviews_count <> (SELECT count(*) FROM reviews r WHERE r.tour_id = t.id)
        OR abs(coalesce(rating, 0) - coalesce((SELECT avg(rating) FROM reviews r WHERE r.tour_id = t.id), 0)) > 0.006`),
    ).toBe(0);
    expect(await numberOf('SELECT sum(tours_count) FROM organizers')).toBe(TOURS);
  });

  it('finds each tour under its country, region, town, activity and sights', async () => {
    for (const kind of ['countries', 'regions', 'cities', 'rest_kinds']) {
      const without = `SELECT count(*) FROM tours t WHERE NOT EXISTS (
        SELECT 1 FROM tour_places tp JOIN places p ON p.id = tp.place_id WHERE tp.tour_id = t.id AND p.kind = '${kind}')`;
      expect({ kind, without: await numberOf(without) }).toEqual({ kind, without: 0 });
    }
    for (const kind of ['showplaces', 'collections', 'water_objects', 'ships']) {
      const used = `SELECT count(*) FROM tour_places tp JOIN places p ON p.id = tp.place_id WHERE p.kind = '${kind}'`;
      expect(await numberOf(used)).toBeGreaterThan(0);
    }
  });

  it('gives the demo tourist trips to review and an offer', async () => {
    expect(
      await numberOf(
        'SELECT count(*) FROM review_invitations i JOIN requests r ON r.id = i.request_id AND r.status = 4',
      ),
    ).toBe(4);
    expect(await numberOf("SELECT count(*) FROM review_invitations WHERE expires_at > '2026-11-20'")).toBe(3);
    expect(await numberOf('SELECT count(*) FROM all_departures WHERE individual_id IS NOT NULL')).toBe(1);
    expect(await numberOf('SELECT count(*) FROM departures WHERE individual_id IS NOT NULL')).toBe(0);
  });

  it('gives the demo tourist conversations of both sides, with what the site told them, a picture and something unread', async () => {
    const mine = `chats c JOIN users u ON u.id = c.user_id AND u.email = '${TOURIST_EMAIL}'`;
    expect(await numberOf(`SELECT count(*) FROM ${mine}`)).toBe(3);
    for (const author of ['tourist', 'organizer', 'system']) {
      const without = `SELECT count(*) FROM ${mine} WHERE NOT EXISTS (
        SELECT 1 FROM chat_messages m WHERE m.chat_id = c.id AND m.author = '${author}')`;
      expect({ author, without: await numberOf(without) }).toEqual({ author, without: 0 });
    }
    const messages = `${mine} JOIN chat_messages m ON m.chat_id = c.id`;
    expect(await numberOf(`SELECT count(*) FROM ${messages} JOIN uploads f ON f.id = m.upload_id`)).toBe(1);
    expect(await numberOf(`SELECT count(*) FROM ${messages} WHERE m.id > c.user_read_id`)).toBe(2);
    // the newest conversation is the first of the list
    const newest = `SELECT c.last_message_id FROM ${mine} ORDER BY (SELECT max(created_at) FROM chat_messages WHERE chat_id = c.id) DESC LIMIT 1`;
    expect(await numberOf(newest)).toBe(await numberOf(`SELECT max(c.last_message_id) FROM ${mine}`));
    expect(await numberOf(`SELECT count(*) FROM ${messages} WHERE m.created_at >= '2026-11-20'`)).toBe(0);
    expect(
      await numberOf(`SELECT count(*) FROM (SELECT m.created_at < lag(m.created_at) OVER (PARTITION BY c.id ORDER BY m.id)
        OR m.revision <> row_number() OVER (PARTITION BY c.id ORDER BY m.id) AS is_wrong FROM ${messages}) x WHERE is_wrong`),
    ).toBe(0);
  });

  it('lets the demo tourist, six organizers and the support log in', async () => {
    // those who once asked something are there as well, and nobody logs in as one of them
    const users = await db
      .selectFrom('users')
      .selectAll()
      .where('password_hash', 'is not', null)
      .orderBy('id')
      .execute();
    const organizers = Array.from({ length: 6 }, () => 'organizer');
    expect(users.map(({ role }) => role)).toEqual(['client', ...organizers, 'admin']);
    const [tourist] = users;
    expect(tourist?.email).toBe(TOURIST_EMAIL);
    expect(tourist?.email_verified_at).not.toBeNull();
    expect(await verifyPassword(tourist?.password_hash ?? null, DEMO_PASSWORD)).toBe(true);
  });

  it('is all or nothing: a second load fails and changes nothing', async () => {
    await expect(seedDemo(db, { seed: 'test', tours: 3, today: '2026-11-20' })).rejects.toThrow();
    expect(await numberOf('SELECT count(*) FROM tours')).toBe(TOURS);
  });
});
