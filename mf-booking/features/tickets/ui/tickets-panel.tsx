import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { PlaneIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { lazy, Suspense, useState } from 'react';
import { canBeNamed } from '../../../common/model/can-be-named.ts';
import { Panel } from '../../../common/ui/panel.tsx';
import css from './tickets-panel.module.css';

const TicketForm = lazy(() => import('./ticket-form.tsx'));

/** The way to the start: a request for tickets, where the site takes them (`booking.enableTicketsRequest`), while the tour is ahead. */
export function TicketsPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation('mf-booking');
  const { site, locale } = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!site.booking.enableTicketsRequest || !canBeNamed(booking)) return null;
  return (
    <Panel title={t('tickets.title')}>
      {sentTo === null ? (
        <>
          <p className={css.text}>{t('tickets.text', { start: formatDate(booking.date.start, locale) })}</p>
          {isAsking ? (
            <Suspense>
              <TicketForm booking={booking} onSent={setSentTo} />
            </Suspense>
          ) : (
            <Button variant="secondary" onPress={() => setIsAsking(true)}>
              <PlaneIcon />
              {t('tickets.ask')}
            </Button>
          )}
        </>
      ) : (
        <Alert tone="success" role="status" title={t('tickets.sent')}>
          {t('tickets.sentText', { email: sentTo })}
        </Alert>
      )}
    </Panel>
  );
}
