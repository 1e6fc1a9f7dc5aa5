import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Skeleton } from '@cairn/shared-contracts/ui/skeleton';
import { useEffect } from 'react';
import { phoneCodes } from '../model/api.ts';
import css from './dial.module.css';

export interface DialProps {
  tour: Tour;
  /** to be called back: when no code can be had, or when that is what somebody prefers */
  onCallback: () => void;
}

/** A number to dial and the code that leads to this organizer: neither side sees the other's number. */
export function Dial({ tour: { organizer }, onCallback }: DialProps) {
  const { t } = useTranslation('mf-tour');
  const [ask, { data: found, isError }] = phoneCodes.organizerCode.useMutation();
  useEffect(() => {
    const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
    void ask({ tour_organizer_id: organizer.id, timezone });
  }, [ask, organizer.id]);
  useEffect(() => {
    if (isError) onCallback();
  }, [isError, onCallback]);
  return (
    <>
      <div role="status" className={css.found}>
        {found ? (
          <>
            <p>
              {t('call.dial')}{' '}
              <Link href={`tel:${found.phone.replace(/[^+\d]/g, '')}`} className={css.number}>
                {found.phone}
              </Link>
            </p>
            {found.code === null ? null : (
              <p>
                {t('call.code')} <b className={css.number}>{found.code}</b>
                <span className={css.until}>{t('call.valid', { minutes: Math.floor(found.expires_in / 60) })}</span>
              </p>
            )}
          </>
        ) : (
          <Skeleton height={72} />
        )}
      </div>
      <Button variant="ghost" onPress={onCallback}>
        {t('call.instead')}
      </Button>
    </>
  );
}
