import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { clockName, momentText, type OfficeTime, openingAt, type WorkTime } from '../model/hours.ts';
import { useNow } from '../model/use-now.ts';
import css from './open-now.module.css';

/**
 * Open or closed now, until when in the visitor's time, and what the office's clock shows: only their browser knows the one, and the
 * other goes on, so the server says open or closed alone.
 */
export function OpenNow({ time }: { time: WorkTime }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const now = useNow();
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
              zone: clockName(time),
              now: momentText(now, now, locale, time.timezone),
              until: changesAt ? momentText(changesAt, now, locale, time.timezone) : '–',
              state,
            })
          : t('contacts.zone', { zone: clockName(time) })}
      </p>
    </>
  );
}

/** The same in one line, of one of many offices. Its place is kept until the visitor's clock is known. */
export function OpenLine({ hours }: { hours: OfficeTime }) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  const now = useNow();
  if (!now) return <span className={css.line} />;
  const { isOpen, changesAt } = openingAt(hours, now);
  const state = isOpen ? 'open' : 'closed';
  return (
    <span className={css.line} data-state={state}>
      {changesAt ? t(`contacts.${state}Until`, { time: momentText(changesAt, now, locale) }) : t(`contacts.${state}`)}
    </span>
  );
}
