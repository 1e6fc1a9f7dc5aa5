import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { Panel } from '../../../common/ui/panel.tsx';
import { answersOf, missingOf } from '../model/answers.ts';
import { requests } from '../model/api.ts';
import { touristPlaces } from '../model/tourist-places.ts';
import css from './answers-form.module.css';
import { AnswersPart } from './answers-part.tsx';

/** What the organizer asks each of the party, for whoever booked. A tour that asks nothing shows nothing. */
export function QuestionsPanel({ booking: { access, uuid } }: { booking: Pick<Booking, 'access' | 'uuid'> }) {
  const { t } = useTranslation('mf-booking');
  const refusalOf = useRefusalMessages();
  const { data, error, isFetching, refetch } = requests.touristsInfo.useQuery({ uuid }, { skip: access !== 'full' });
  if (error && !data)
    return (
      <Alert
        tone="danger"
        action={
          <Button variant="secondary" isLoading={isFetching} onPress={() => void refetch()}>
            {t('payment.retry')}
          </Button>
        }
      >
        {refusalOf(toApiError(error))}
      </Alert>
    );
  const questionnaire = data?.questionnaire;
  if (!questionnaire || questionnaire.questions.length === 0 || data.access !== 'full') return null;
  const named = touristPlaces(data).flatMap(({ tourist, name, place }) =>
    tourist && tourist.id !== '' ? [{ tourist, name: name || t('tourists.place', { place }) }] : [],
  );
  return (
    <Panel title={t('tourists.questions.title')}>
      {named.length === 0 ? <p className={css.note}>{t('tourists.questions.nobody')}</p> : null}
      {named.map(({ tourist: { id, can_edit }, name }, index) => (
        <Collapse
          key={id}
          defaultOpen={index === 0}
          title={
            <span className={css.who}>
              {name}
              <small className={css.note}>
                {t('tourists.questions.left', {
                  count: missingOf(questionnaire.questions, answersOf(questionnaire, id)).length,
                })}
              </small>
            </span>
          }
        >
          <AnswersPart
            {...{ uuid, questionnaire, isOpen: can_edit }}
            tourist={{ id, name }}
            language={data.tour.content_language}
          />
        </Collapse>
      ))}
    </Panel>
  );
}
