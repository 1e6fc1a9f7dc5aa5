import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { answersOf, fieldOf } from '../model/answers.ts';
import css from './answers-form.module.css';
import { AnswersForm, type AnswersFormProps } from './answers-form.tsx';

/** One tourist's questions: to be answered while that is possible, afterwards to be read. */
export function AnswersPart({ isOpen, ...props }: AnswersFormProps & { isOpen: boolean }) {
  const { t } = useTranslation('mf-booking');
  const lang = useForeignLanguage(props.language);
  if (isOpen) return <AnswersForm {...props} />;
  const { questionnaire, tourist } = props;
  const given = answersOf(questionnaire, tourist.id);
  return (
    <dl className={css.given}>
      {questionnaire.questions.map((question) => (
        <div key={question.id}>
          <dt lang={lang}>{question.question}</dt>
          <dd>{given[fieldOf(question)] || t('tourists.questions.none')}</dd>
        </div>
      ))}
    </dl>
  );
}
