import type { Questionnaire } from '@cairn/shared-contracts/api/questionnaire.schema';

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

/** What has changed since it was saved; an answer that was emptied is taken back. */
export const changedAnswers = (
  questions: readonly Question[],
  touristId: string,
  { saved, values }: { saved: AnswerValues; values: AnswerValues },
): Questionnaire['answers'] =>
  questions
    .filter((question) => (values[fieldOf(question)] ?? '').trim() !== (saved[fieldOf(question)] ?? ''))
    .map((question) => ({
      ...{ tourist_id: touristId, question_id: question.id, answer: (values[fieldOf(question)] ?? '').trim() },
    }));
