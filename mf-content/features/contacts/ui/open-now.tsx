import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { momentText, openingAt, type WorkTime } from '../model/hours.ts';
import css from './contacts-page.module.css';

const LOOK_MS = 30_000;

/** Open or closed now, and until when in the visitor's time: only their browser knows it, so the server says open or closed alone. */
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
    <p role="status" className={css[state]}>
      {moment ? t(`contacts.${state}Until`, { time: moment }) : t(`contacts.${state}`)}
    </p>
  );
}
