import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { useMakeStale, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { requests } from './api.ts';

const POLL_MS = 1000;
const SLOW_AFTER_MS = 20_000;

/** After the bank's yes: waits until the booking knows of it, then goes there. Says when that takes long. */
export function useSettlement(before: Booking, isPaid: boolean): { isSlow: boolean } {
  const navigate = useNavigate();
  const makeStale = useMakeStale('mf-booking');
  const { baseSegment } = usePlatform().site.booking;
  const [isSlow, setIsSlow] = useState(false);
  const { data } = requests.bookingByUuid.useQuery({ uuid: before.uuid }, { pollingInterval: isPaid ? POLL_MS : 0 });
  const isSettled = isPaid && data !== undefined && (data.paid > before.paid || data.status !== before.status);

  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPaid]);

  useEffect(() => {
    if (!isSettled) return;
    // other pages may hold the booking as it was
    makeStale(['Booking', 'Chat']);
    navigate(bookingPath({ baseSegment }, before.uuid), { replace: true });
  }, [isSettled, makeStale, navigate, baseSegment, before.uuid]);

  return { isSlow };
}
