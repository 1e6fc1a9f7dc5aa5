import type { Tourist, TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { Seo, toApiError, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { useRef, useState } from 'react';
import page from '../../../common/ui/narrow-page.module.css';
import { requests } from '../model/api.ts';
import { isConflictError } from '../model/is-conflict.ts';
import { isWhole, TOURIST_RULES } from '../model/tourist-rules.ts';
import { sent, valuesOf } from '../model/tourist-values.ts';
import { useAutosave } from '../model/use-autosave.ts';
import answers from './answers-form.module.css';
import { AnswersPart } from './answers-part.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import css from './own-page.module.css';
import { TouristFields } from './tourist-fields.tsx';

export interface OwnPageProps {
  /** of the link */
  uuid: string;
  info: TouristsInfo;
}

/** A tourist fills in their own data by a link of their own: they see themselves and nobody else. */
export function OwnPage({ uuid, info }: OwnPageProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const [tourist] = info.tourists;
  const dates = formatDates(info.date.start, info.date.end, locale, { withYear: true });
  return (
    <div className={`page ${page.page}`}>
      <Seo title={`${t('tourists.own.title')}: ${info.tour.name}`} description={t('tourists.own.text')} noindex />
      <h1>{t('tourists.own.title')}</h1>
      <p className={page.trip}>
        <a href={`/${info.tour.slug}`} lang={info.tour.content_language}>
          {info.tour.name}
        </a>
        {` · ${dates}`}
      </p>
      <p className={page.text}>{t('tourists.own.text')}</p>
      {tourist?.can_edit ? (
        <OwnForm key={tourist.id} uuid={uuid} tourist={tourist} />
      ) : (
        <Alert title={t('tourists.own.closed')}>{tourist?.full_name}</Alert>
      )}
      {tourist ? <OwnQuestions uuid={uuid} info={info} tourist={tourist} /> : null}
    </div>
  );
}

function OwnQuestions({ uuid, info, tourist }: OwnPageProps & { tourist: Tourist }) {
  const { t } = useTranslation('mf-booking');
  const { questionnaire, tour } = info;
  if (!questionnaire || questionnaire.questions.length === 0) return null;
  return (
    <section className={answers.part} aria-labelledby="own-questions">
      <h2 id="own-questions">{t('tourists.questions.title')}</h2>
      <AnswersPart
        key={tourist.id}
        {...{ uuid, questionnaire, language: tour.content_language, isOpen: tourist.can_edit }}
        tourist={{ id: tourist.id, name: tourist.full_name || t('tourists.own.title') }}
      />
    </section>
  );
}

function OwnForm({ uuid, tourist }: { uuid: string; tourist: Tourist }) {
  const { t } = useTranslation('mf-booking');
  const { touristsForm: collects } = usePlatform().site;
  const [add] = requests.addTourists.useMutation();
  const { refetch } = requests.touristsInfo.useQuery({ uuid });
  const [isConflict, setIsConflict] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const seen = useRef(tourist.revision);
  const form = useForm({
    id: `tourist-own-${tourist.id}`,
    initial: valuesOf(tourist),
    rules: TOURIST_RULES,
    keepsDraft: true,
    onSubmit: async (values) => {
      setIsSaved(false);
      const { data, error } = await add({ uuid, tourists: [{ ...sent(values, collects), revision: seen.current }] });
      if (data) {
        seen.current = data.tourists[0]?.revision ?? seen.current;
        setIsSaved(true);
        return undefined;
      }
      const refusal = toApiError(error);
      if (!isConflictError(refusal)) return refusal;
      await refetch();
      setIsConflict(true);
      return NOT_SENT_YET;
    },
  });
  const isReady = isWhole(form.values) && !isConflict && !form.isSubmitting;
  useAutosave(JSON.stringify(form.values), { isReady, hasFailed: form.failure !== null }, () => void form.submit());
  const theirs = valuesOf(tourist);
  const choose = (go: () => void) => () => {
    seen.current = tourist.revision;
    setIsConflict(false);
    go();
  };
  return (
    <Form form={form} isSaving className={css.form} aria-label={t('tourists.own.title')}>
      {isConflict ? (
        <ConflictAlert
          theirs={theirs}
          mine={form.values}
          onKeepMine={choose(() => void form.submit())}
          onTakeTheirs={choose(() => form.reset(theirs))}
        />
      ) : null}
      <TouristFields form={form} />
      <div className={css.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('tourists.save')}
        </Button>
        <p className={css.told} role="status">
          {isSaved && !form.isSubmitting ? t('tourists.saved') : ''}
        </p>
      </div>
      <p className={css.note}>{t('tourists.own.autosave')}</p>
    </Form>
  );
}
