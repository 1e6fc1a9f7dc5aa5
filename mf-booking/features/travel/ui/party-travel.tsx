import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import type { PartyTravel } from '@cairn/shared-contracts/api/travel.schema';
import { STATUS_MEANING } from '@cairn/shared-contracts/domain/booking-graph';
import { addTouristsPath } from '@cairn/shared-contracts/domain/booking-paths';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { type ReactNode, useState } from 'react';
import { travelText } from '../../../common/model/travel-text.ts';
import { statusOf } from '../../../common/model/trip.ts';
import { Panel } from '../../../common/ui/panel.tsx';
import { isTold, type TravelGroup, travelGroups } from '../model/travel-groups.ts';
import { WAYS } from '../model/travel-values.ts';
import { useNamed } from '../model/use-named.ts';
import css from './arrival-page.module.css';
import { TravelForm } from './travel-form.tsx';

interface PartyTravelProps {
  uuid: string;
  info: TouristsInfo;
  party: PartyTravel;
}

const keyOf = ({ ids }: TravelGroup): string => ids.join();

/** Those who come the same way are one panel; whoever has told nothing yet is asked. */
export function PartyTravelPanels({ uuid, info, party }: PartyTravelProps) {
  const { t } = useTranslation('mf-booking');
  const [edited, setEdited] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { tourists, access } = party;
  const isOpen = STATUS_MEANING[statusOf(info)].isOpen;
  const rest = { ids: tourists.filter((one) => !isTold(one)).map(({ id }) => id), arrival: null, departure: null };
  const form = (group: TravelGroup, onCancel?: () => void) => (
    <TravelForm
      {...{ uuid, group, tourists, onCancel }}
      days={{ arrival: info.date.start, departure: info.date.end }}
      onSaved={() => {
        setEdited(null);
        setIsSaved(true);
      }}
    />
  );
  const unnamed = access === 'full' ? info.tourists_count - tourists.length : 0;
  return (
    <div className={css.panels}>
      <p className={css.told} role="status">
        {isSaved ? t('travel.saved') : ''}
      </p>
      {isOpen ? null : <Alert title={t('tourists.own.closed')} />}
      {travelGroups(tourists).map((group) => (
        <GroupPanel
          key={keyOf(group)}
          {...{ group, tourists }}
          onEdit={
            isOpen && edited !== keyOf(group)
              ? () => {
                  setIsSaved(false);
                  setEdited(keyOf(group));
                }
              : undefined
          }
        >
          {edited === keyOf(group) ? form(group, () => setEdited(null)) : null}
        </GroupPanel>
      ))}
      {isOpen && rest.ids.length > 0 ? (
        <Panel title={t(tourists.length > rest.ids.length ? 'travel.others' : 'travel.form')}>{form(rest)}</Panel>
      ) : null}
      {isOpen && unnamed > 0 ? (
        <Alert
          title={t('meeting.unnamed', { count: unnamed })}
          action={
            <LinkButton variant="secondary" href={addTouristsPath(uuid)}>
              {t('travel.name')}
            </LinkButton>
          }
        >
          {t('travel.nameFirst')}
        </Alert>
      ) : null}
    </div>
  );
}

interface GroupPanelProps {
  group: TravelGroup;
  tourists: PartyTravel['tourists'];
  onEdit: (() => void) | undefined;
  /** the form, in the place of what is told */
  children: ReactNode;
}

function GroupPanel({ group, tourists, onEdit, children }: GroupPanelProps) {
  const { t } = useTranslation('mf-booking');
  const { locale } = usePlatform();
  const nameOf = useNamed(tourists);
  const names = new Intl.ListFormat(locale).format(group.ids.map(nameOf));
  return (
    <Panel
      title={names}
      end={
        onEdit ? (
          <Button variant="ghost" size="sm" aria-label={t('travel.changeFor', { names })} onPress={onEdit}>
            {t('travel.change')}
          </Button>
        ) : null
      }
    >
      {children ?? (
        <dl className={css.facts}>
          {WAYS.map((way) => {
            const told = group[way];
            return [
              <dt key={way}>{t(`travel.${way}`)}</dt>,
              <dd key={`${way}-told`}>{told ? travelText(told, { t, locale }) : t('travel.notTold')}</dd>,
            ];
          })}
        </dl>
      )}
    </Panel>
  );
}
