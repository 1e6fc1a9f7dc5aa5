import { ANSWER_MAX } from '@cairn/shared-contracts/api/questionnaire.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { FieldBinding } from '@cairn/shared-contracts/ui/form';
import { RadioGroup } from '@cairn/shared-contracts/ui/radio-group';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import type { Question } from '../model/answers.ts';

interface QuestionFieldProps {
  question: Question;
  binding: FieldBinding<string>;
  /** that the question is written in, where it is not the page's */
  lang: string | undefined;
}

/** What one question is answered with: own words, or one of its options. What need not be answered can be taken back. */
export function QuestionField({ question, binding, lang }: QuestionFieldProps) {
  const { t } = useTranslation('mf-booking');
  const { question: words, kind, options, is_required: isRequired } = question;
  const hint = isRequired ? { hint: t('tourists.questions.required') } : {};
  const label = <span lang={lang}>{words}</span>;
  if (kind === 'text')
    return <TextArea {...binding} {...hint} label={label} rows={2} maxLength={ANSWER_MAX} isRequired={isRequired} />;
  const { name, value, onChange, error } = binding;
  return (
    <RadioGroup
      {...{ name, onChange, error, isRequired, ...hint }}
      label={label}
      value={isRequired && value === '' ? null : value}
      options={[
        ...options.map((option) => ({ id: option, label: <span lang={lang}>{option}</span> })),
        ...(isRequired ? [] : [{ id: '', label: t('tourists.questions.none') }]),
      ]}
    />
  );
}
