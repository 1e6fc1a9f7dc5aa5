import type { Questionnaire } from '@cairn/shared-contracts/api/questionnaire.schema';
import type { ApiError } from '@cairn/shared-contracts/remote/platform';

export type Question = Questionnaire['questions'][number];

/** What the form of one tourist's answers holds: by the name of the question's field, '' where there is none. */
export type AnswerValues = Record<string, string>;

export const fieldOf = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

export const answersOf = ({ questions, answers }: Questionnaire, touristId: string): AnswerValues =>
  Object.fromEntries(
    questions.map((question) => {
      const given = answers.find((one) => one.tourist_id === touristId && one.question_id === question.id);
      return [fieldOf(question), given?.answer ?? ''];
    }),
  );

/** The required ones that nothing is said to. */
export const missingOf = (questions: readonly Question[], values: AnswerValues): Question[] =>
  questions.filter((question) => question.is_required && !values[fieldOf(question)]?.trim());

/** What has changed since it was saved; an answer that was emptied is taken back, if it need not be given. */
export const changedAnswers = (
  questions: readonly Question[],
  touristId: string,
  { saved, values }: { saved: AnswerValues; values: AnswerValues },
): Questionnaire['answers'] =>
  questions
    .filter((question) => {
      const said = (values[fieldOf(question)] ?? '').trim();
      return said !== (saved[fieldOf(question)] ?? '') && (said !== '' || !question.is_required);
    })
    .map((question) => ({
      ...{ tourist_id: touristId, question_id: question.id, answer: (values[fieldOf(question)] ?? '').trim() },
    }));

/** as the form holds what was sent */
export const savedOf = (answers: Questionnaire['answers']): AnswerValues =>
  Object.fromEntries(answers.map(({ question_id: id, answer }) => [fieldOf({ id }), answer]));

/** Nothing was refused, and it is not all: as the form tells it, at its fields. */
export const demandOf = (missing: readonly Question[], words: string): ApiError => ({
  ...{ kind: 'refused', status: 422, code: 'validation_failed', message: words },
  fields: Object.fromEntries(missing.map((question) => [fieldOf(question), [words]])),
});
