import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { WAITLIST_MEANING } from '@cairn/shared-contracts/domain/waitlist';
import { type ApiError, toApiError, useSession } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { useVisible } from '../../../common/model/use-visible.ts';
import { waitlists } from './api.ts';

/** somebody ahead may leave, and seats may come free */
const POLL_MS = 30_000;

export interface Waitlist {
  /** the visitor's place in the list of that departure, as long as they are in it */
  entryOf(dateId: number): WaitlistEntry | null;
  /** a guest says first who they are */
  join(date: TourDate, seats: number): void;
  leave(entry: WaitlistEntry): void;
  isBusy: boolean;
  error: ApiError | null;
  /** of the departure that the error is about */
  failed: number | null;
  wantsLogin: boolean;
  loggedIn(): void;
  leaveLogin(): void;
}

interface Wanted {
  date_id: number;
  seats: number;
}

/** Waiting for seats of a tour's departures that have too few. @param isOffered an individual tour has no list */
export function useWaitlist(tourId: number, isOffered: boolean): Waitlist {
  const { user } = useSession();
  const isVisible = useVisible();
  const [isActive, setIsActive] = useState(false);
  const { data } = waitlists.ownWaitlist.useQuery(
    { tour_id: tourId },
    { skip: !user || !isOffered, pollingInterval: isVisible && isActive ? POLL_MS : 0 },
  );
  const [add, adding] = waitlists.joinWaitlist.useMutation();
  const [remove, removing] = waitlists.leaveWaitlist.useMutation();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [asksWho, setAsksWho] = useState(false);
  const entries = (user ? data?.items : undefined) ?? [];
  const active = entries.filter(({ status }) => WAITLIST_MEANING[status].isActive);
  // the interval depends on what the query itself says: set while rendering, before the effects run
  if (isActive !== active.length > 0) setIsActive(active.length > 0);
  const error = adding.error ?? removing.error;
  return {
    entryOf: (dateId) => active.find(({ date }) => date.id === dateId) ?? null,
    join(date, seats) {
      const one = { date_id: date.id, seats };
      setWanted(one);
      if (user) void add(one);
      else setAsksWho(true);
    },
    leave: ({ id }) => void remove({ id }),
    isBusy: adding.isLoading || removing.isLoading,
    error: error ? toApiError(error) : null,
    failed: wanted?.date_id ?? null,
    wantsLogin: asksWho,
    loggedIn() {
      setAsksWho(false);
      if (wanted) void add(wanted);
    },
    leaveLogin: () => setAsksWho(false),
  };
}

/** A departure that the organizer has closed has no list; one with seats for the party needs none. */
export const canWaitFor = ({ is_busy, number_of_free_seats: free }: TourDate, seats: number): boolean =>
  !is_busy && free < seats;

/** Seats that are kept for the visitor are free to them, and to nobody else. */
export const withKeptSeats = (dates: readonly TourDate[], waitlist: Pick<Waitlist, 'entryOf'>): TourDate[] =>
  dates.map((date) => {
    const entry = waitlist.entryOf(date.id);
    if (entry?.status !== 'offered') return date;
    return { ...date, number_of_free_seats: Math.max(0, date.number_of_free_seats) + entry.seats };
  });
