import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Sent } from '@cairn/shared-contracts/ui/sent';
import { useState } from 'react';
import { placeNameOf } from '../../../common/model/facts.ts';
import { cityLine, useTicketCities } from '../model/use-cities.ts';
import { TicketForm } from './ticket-form.tsx';
import css from './tickets.module.css';

/** What tickets to the tour would cost from where somebody lives: they ask, the marketplace answers by e-mail. */
export default function TicketWidget({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const cities = useTicketCities(tour.id);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [first] = cities;
  const to = first ? cityLine(first) : placeNameOf(tour.start_place);
  return (
    <Card as="section" aria-labelledby="tickets-title">
      <h2 id="tickets-title" className={css.title}>
        {t('tickets.title', { place: to })}
      </h2>
      {sentTo === null ? (
        <>
          <p className={css.lead}>{t('tickets.text')}</p>
          <TicketForm tourId={tour.id} to={cities.length > 0 ? cities.map(cityLine) : [to]} onSent={setSentTo} />
        </>
      ) : (
        <Sent title={t('tickets.sent')}>{t('tickets.sentText', { to: sentTo })}</Sent>
      )}
    </Card>
  );
}
