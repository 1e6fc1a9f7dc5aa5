import type { Questionnaire, UpdateQuestionnairesBody } from '@cairn/shared-contracts/api/questionnaire.schema';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import { broken, invalid } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { lockOpen, touristsOf } from './tourists.ts';

/** Whose answers: null for everybody's of the booking. */
export interface Answering {
  requestId: number;
  touristId: string | null;
}

const questionsOf = (db: Kysely<Database>, tourId: number) =>
  db
    .selectFrom('tour_questions')
    .select(['id', 'question', 'kind', 'options', 'is_required'])
    .where('tour_id', '=', tourId)
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Of a booking `r`, in a query of its own: how many questions each of its tourists must answer, and how many such answers are given. */
export const requiredAnswers = [
  sql<number>`(select count(*) from tour_questions q where q.tour_id = r.tour_id and q.is_required and q.withdrawn_at is null)`.as(
    'questions',
  ),
  sql<number>`(select count(*) from tour_questions q join tourist_answers a on a.question_id = q.id
    where q.tour_id = r.tour_id and q.is_required and q.withdrawn_at is null and a.request_id = r.id)`.as('answers'),
] as const;

/** What the tour's organizer asks. */
export async function readQuestions(db: Kysely<Database>, tourId: number): Promise<Questionnaire['questions']> {
  const rows = await questionsOf(db, tourId);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind === 'choice' ? 'choice' : 'text' }));
}

/** What was answered, by one tourist or by all of a booking. */
export const readAnswers = (
  db: Kysely<Database>,
  { requestId, touristId }: Answering,
): Promise<Questionnaire['answers']> =>
  db
    .selectFrom('tourist_answers as a')
    .innerJoin('tour_questions as q', 'q.id', 'a.question_id')
    .select(['a.tourist_id', 'a.question_id', 'a.answer'])
    .where('a.request_id', '=', requestId)
    .where('q.withdrawn_at', 'is', null)
    .$if(touristId !== null, (rows) => rows.where('a.tourist_id', '=', touristId ?? ''))
    .orderBy('q.position')
    .execute();

/**
 * Keeps answers of a booking's tourists; '' takes one back that need not be given.
 * @throws ApiError 409 booking_closed, 422 for tourists and questions of others, for what is none of the options, and for no answer where
 *   there must be one
 */
export async function saveAnswers(
  services: Services,
  { requestId, touristId }: Answering,
  { answers }: UpdateQuestionnairesBody,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const request = await lockOpen(trx, requestId);
    const tourists = touristsOf(request).filter(({ id, can_edit }) => can_edit && (touristId ?? id) === id);
    const questions = await questionsOf(trx, request.tour_id);
    for (const [index, { tourist_id, question_id, answer }] of answers.entries()) {
      const question = questions.find(({ id }) => id === question_id);
      const isOption = question?.kind !== 'choice' || answer === '' || question.options.includes(answer);
      if (!question || !isOption || !tourists.some(({ id }) => id === tourist_id)) {
        throw invalid({ [`answers.${index}.answer`]: [broken('fallback')] });
      }
      if (question.is_required && answer === '') {
        throw invalid({ [`answers.${index}.answer`]: [broken('required')] });
      }
      const row = { answer, updated_at: services.clock.now() };
      if (answer === '') {
        await trx
          .deleteFrom('tourist_answers')
          .where('tourist_id', '=', tourist_id)
          .where('question_id', '=', question_id)
          .execute();
      } else {
        await trx
          .insertInto('tourist_answers')
          .values({ tourist_id, question_id, request_id: requestId, ...row })
          .onConflict((conflict) => conflict.columns(['tourist_id', 'question_id']).doUpdateSet(row))
          .execute();
      }
    }
  });
}
