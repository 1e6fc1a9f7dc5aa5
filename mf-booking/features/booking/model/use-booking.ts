import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { useState } from 'react';
import { statusOf } from '../../../common/model/trip.ts';
import { useVisible } from '../../../common/model/use-visible.ts';
import { requests } from './api.ts';
import { pollEvery } from './steps.ts';

/** A booking by the uuid of its link, or by its number for the one it belongs to. */
export type BookingRef = { uuid: string } | { id: number };

/** The booking as it is now: while something is awaited from others, it is read again every few seconds. */
export function useBooking(ref: BookingRef): Booking | undefined {
  const isVisible = useVisible();
  const [everyMs, setEveryMs] = useState(0);
  const options = { pollingInterval: isVisible ? everyMs : 0 };
  const byUuid = requests.bookingByUuid.useQuery('uuid' in ref ? ref : { uuid: '' }, {
    ...options,
    skip: !('uuid' in ref),
  });
  const byId = requests.booking.useQuery('id' in ref ? ref : { id: 0 }, { ...options, skip: !('id' in ref) });
  const booking = byUuid.data ?? byId.data;

  const wanted = booking ? pollEvery(statusOf(booking)) : 0;
  // the interval depends on what the query itself says: set while rendering, before the effects run
  if (wanted !== everyMs) setEveryMs(wanted);
  return booking;
}
