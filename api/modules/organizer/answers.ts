import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

const DAY_MS = 86_400_000;
/** what was asked longer ago says little of today */
const COUNTED_DAYS = 90;
/** so long nobody has given up waiting: a younger question without an answer is neither answered nor not */
const PATIENCE_DAYS = 3;
/** of fewer questions one slow answer would be the whole figure */
export const QUESTIONS_MIN = 5;

/**
 * Counts how fast and how often organizers answered lately, and writes it to `organizers.reply_hours` (median, full hours) and
 * `.reply_share` (percent); both are null for who was asked less than {@link QUESTIONS_MIN} questions.
 *
 * A question is the first message of a tourist in a chat, or one after an answer and a day of silence: thanks and what is asked in the
 * middle of a conversation are none. What the platform writes by itself answers nothing.
 * @returns how many organizers have other figures now
 */
export async function countAnswers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const since = new Date(now - COUNTED_DAYS * DAY_MS);
  const patience = new Date(now - PATIENCE_DAYS * DAY_MS);
  const { numAffectedRows } = await sql`
    WITH said AS (
      SELECT c.organizer_id, m.author, m.created_at,
        lag(m.author) OVER chat AS author_before,
        lag(m.created_at) OVER chat AS said_before,
        min(m.created_at) FILTER (WHERE m.author = 'organizer')
          OVER (PARTITION BY m.chat_id ORDER BY m.id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS answered_at
      FROM chat_messages m JOIN chats c ON c.id = m.chat_id
      WHERE c.organizer_id IS NOT NULL AND m.author IN ('tourist', 'organizer') AND m.told IS NULL AND m.deleted_at IS NULL
        AND m.created_at > ${since}::timestamptz - interval '1 day'
      WINDOW chat AS (PARTITION BY m.chat_id ORDER BY m.id)
    ), question AS (
      SELECT organizer_id, extract(epoch FROM answered_at - created_at) / 3600 AS hours
      FROM said
      WHERE author = 'tourist' AND created_at > ${since}
        AND (author_before IS NULL OR (author_before = 'organizer' AND created_at > said_before + interval '1 day'))
        AND (answered_at IS NOT NULL OR created_at < ${patience})
    ), figure AS (
      SELECT organizer_id,
        greatest(1, ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY hours)))::int AS hours,
        round(100.0 * count(hours) / count(*))::int AS share
      FROM question GROUP BY organizer_id HAVING count(*) >= ${QUESTIONS_MIN}
    ), counted AS (
      -- who answered nobody has no time of answering
      SELECT o.id, CASE WHEN f.share > 0 THEN f.hours END AS hours, f.share
      FROM organizers o LEFT JOIN figure f ON f.organizer_id = o.id
    )
    UPDATE organizers o SET reply_hours = n.hours, reply_share = n.share
    FROM counted n
    WHERE o.id = n.id AND (o.reply_hours, o.reply_share) IS DISTINCT FROM (n.hours, n.share)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
