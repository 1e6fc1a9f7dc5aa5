import { ANSWER_MAX, type Questionnaire } from '@cairn/shared-contracts/api/questionnaire.schema';
import { maxLength } from '@cairn/shared-contracts/domain/validators';
import { toApiError, useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm } from '@cairn/shared-contracts/ui/form';
import { useRef, useState } from 'react';
import {
  type AnswerValues,
  answersOf,
  changedAnswers,
  demandOf,
  fieldOf,
  missingOf,
  savedOf,
} from '../model/answers.ts';
import { requests } from '../model/api.ts';
import { useAutosave } from '../model/use-autosave.ts';
import css from './answers-form.module.css';
import { QuestionField } from './question-field.tsx';

export interface AnswersFormProps {
  /** of the link, the tourist's own or the booking's */
  uuid: string;
  tourist: { id: string; name: string };
  questionnaire: Questionnaire;
  /** of the tour, in which the questions are written */
  language: string | undefined;
}

/**
 * One tourist's answers. They save themselves; what is still missing is said, and keeps nobody from the rest. Who says that they are done
 * is asked for it.
 */
export function AnswersForm({ uuid, tourist, questionnaire, language }: AnswersFormProps) {
  const { t } = useTranslation('mf-booking');
  const lang = useForeignLanguage(language);
  const { questions } = questionnaire;
  const [save] = requests.updateTouristsQuestionnaires.useMutation();
  const [isSaved, setIsSaved] = useState(false);
  const initial = answersOf(questionnaire, tourist.id);
  const saved = useRef<AnswerValues>(initial);
  const unsaved = (values: AnswerValues) => changedAnswers(questions, tourist.id, { saved: saved.current, values });
  const isAuto = useRef(false);
  const form = useForm<AnswerValues>({
    id: `answers-${tourist.id}`,
    initial,
    rules: Object.fromEntries(questions.map((question) => [fieldOf(question), [maxLength(ANSWER_MAX)]])),
    keepsDraft: true,
    onSubmit: async (values) => {
      setIsSaved(false);
      const answers = unsaved(values);
      if (answers.length > 0) {
        const { error } = await save({ uuid, answers });
        if (error) return toApiError(error);
      }
      saved.current = { ...saved.current, ...savedOf(answers) };
      const left = isAuto.current ? [] : missingOf(questions, values);
      if (left.length > 0) return demandOf(left, t('tourists.questions.required'));
      setIsSaved(true);
      return undefined;
    },
  });
  const isRight = Object.values(form.values).every((answer) => answer.length <= ANSWER_MAX);
  const autosave = { isReady: isRight && !form.isSubmitting, hasFailed: form.failure !== null };
  useAutosave(JSON.stringify(form.values), autosave, () => {
    // what is demanded stays demanded
    if (unsaved(form.values).length === 0) return;
    isAuto.current = true;
    void form.submit().finally(() => {
      isAuto.current = false;
    });
  });
  const missing = missingOf(questions, form.values).map(({ question }) => question);
  return (
    <Form form={form} isSaving className={css.form} aria-label={t('tourists.questions.form', { name: tourist.name })}>
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} binding={form.field(fieldOf(question))} lang={lang} />
      ))}
      {missing.length > 0 ? (
        <p className={css.note}>
          {t('tourists.questions.missing')} <span lang={lang}>{missing.join(' · ')}</span>
        </p>
      ) : null}
      <div className={css.end}>
        <Button type="submit" variant="secondary" isLoading={form.isSubmitting}>
          {t('tourists.questions.save')}
        </Button>
        <p className={css.note} role="status">
          {isSaved && !form.isSubmitting ? t('tourists.saved') : ''}
        </p>
      </div>
    </Form>
  );
}
