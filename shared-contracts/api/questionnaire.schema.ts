import * as z from 'zod/mini';
import { TOURISTS_MAX } from '../domain/limits.ts';
import { recordId, recordIdText, tidied, uuid } from './common.schema.ts';

/** What an organizer asks each tourist of a tour beside who they are. */
export const questionKind = z.enum(['text', 'choice']);
/** characters of one answer */
export const ANSWER_MAX = 500;

const answer = z.object({ tourist_id: z.string(), question_id: z.number(), answer: z.string() });

/** The questions of a booking's tour, and what its tourists have answered as far as the reader may see it. */
export const questionnaire = z.object({
  questions: z.array(
    z.object({
      id: z.number(),
      /** in the language of the tour */
      question: z.string(),
      kind: questionKind,
      /** of a choice */
      options: z.array(z.string()),
      is_required: z.boolean(),
    }),
  ),
  answers: z.array(answer),
});
export type Questionnaire = z.infer<typeof questionnaire>;

/** Which booking: by its number and a log-in, or by a link, a tourist's own or the booking's. */
export const questionnairesQuery = z
  .object({ id: z.optional(recordIdText()), uuid: z.optional(uuid) })
  .check(z.refine(({ id, uuid: link }) => (id === undefined) !== (link === undefined), { path: ['id'] }));

/** Answers that are left out stay; '' takes one back that need not be given. */
export const updateQuestionnairesBody = z.object({
  answers: z
    .array(
      z.object({
        tourist_id: uuid,
        question_id: recordId(),
        answer: z.string().check(tidied(), z.maxLength(ANSWER_MAX)),
      }),
    )
    .check(z.maxLength(TOURISTS_MAX * 20)),
});
export type UpdateQuestionnairesBody = z.output<typeof updateQuestionnairesBody>;
