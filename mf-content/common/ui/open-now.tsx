import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { momentText, openingAt, type WorkTime, zoneName } from '../model/hours.ts';
import css from './open-now.module.css';

const LOOK_MS = 30_000;

/**
 * Open or closed now, until when in the visitor's time, and what the office's clock shows: only their browser knows the one, and the
 * other goes on, so the server says open or closed alone.
 */
export function OpenNow({ time }: { time: WorkTime }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const { isOpen, changesAt } = now ? openingAt(time, now) : { isOpen: time.is_open, changesAt: null };
  const moment = now && changesAt ? momentText(changesAt, now, locale) : '';
  const state = isOpen ? 'open' : 'closed';
  return (
    <>
      <p role="status" className={css[state]}>
        {moment ? t(`contacts.${state}Until`, { time: moment }) : t(`contacts.${state}`)}
      </p>
      <p className={css.office}>
        {now
          ? t('contacts.officeTime', {
              zone: zoneName(time.timezone),
              now: momentText(now, now, locale, time.timezone),
              until: changesAt ? momentText(changesAt, now, locale, time.timezone) : '–',
              state,
            })
          : t('contacts.zone', { zone: zoneName(time.timezone) })}
      </p>
    </>
  );
}
