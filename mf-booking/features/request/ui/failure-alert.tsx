import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { alternativeTo } from '../model/departures.ts';
import type { Draft } from '../model/use-draft.ts';
import type { RequestFailure, RequestFlow } from '../model/use-request.ts';

/** Why the request did not go through, in its place, with a way on. */
export function FailureAlert({ failure, draft, flow }: { failure: RequestFailure; draft: Draft; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  switch (failure.kind) {
    case 'seats':
      return <SeatsGone failure={failure} draft={draft} flow={flow} />;
    case 'no-departure':
      return <Alert tone="danger">{t('panel.chooseDeparture')}</Alert>;
    case 'refused':
      return (
        <Alert tone="danger" title={t('panel.notSent')}>
          {failure.text}
        </Alert>
      );
  }
}

type SeatsFailure = Extract<RequestFailure, { kind: 'seats' }>;

function SeatsGone({ failure, draft, flow }: { failure: SeatsFailure; draft: Draft; flow: RequestFlow }) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const { lost, wanted } = failure;
  const left = draft.dates.find(({ id }) => id === lost.id)?.number_of_free_seats ?? 0;
  const other = alternativeTo(lost, draft.dates, wanted);
  const move = (id: number) => {
    flow.forgetFailure();
    draft.chooseDate(id);
  };
  return (
    <Alert
      tone="danger"
      title={t('panel.seatsGone', { dates: formatDates(lost.start, lost.end, locale) })}
      action={
        other ? (
          <Button size="sm" variant="secondary" onPress={() => move(other.id)}>
            {t('panel.moveTo', { dates: formatDates(other.start, other.end, locale) })}
          </Button>
        ) : null
      }
    >
      {t('panel.seatsNow', { count: left })}
    </Alert>
  );
}
