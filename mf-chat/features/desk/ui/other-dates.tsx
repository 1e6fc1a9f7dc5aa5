import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Chip, ChipRow } from '@cairn/shared-contracts/ui/chip';
import { withOffer, withoutOffer } from '../model/offer-in.ts';
import css from './desk.module.css';

export interface OtherDatesProps {
  departures: readonly DepartureState[];
  text: string;
  onChange: (text: string) => void;
}

/** Dates that a tourist who is declined may take instead: a press puts one into the words, or takes it out again. */
export function OtherDates({ departures, text, onChange }: OtherDatesProps) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const turn = (offer: string, isOn: boolean) => onChange(isOn ? withOffer(text, offer) : withoutOffer(text, offer));
  return (
    <fieldset className={css.dates}>
      <legend className={css.note}>{t('desk.otherDates')}</legend>
      <ChipRow className={css.chips ?? ''}>
        {departures.map(({ id, start, end }) => {
          const dates = formatDates(start, end, locale, { withYear: true });
          const offer = t('desk.offer', { dates });
          return (
            <Chip key={id} isSelected={text.includes(offer)} onChange={(isOn) => turn(offer, isOn)}>
              {dates}
            </Chip>
          );
        })}
      </ChipRow>
    </fieldset>
  );
}
