/**
 * Somebody who waits for seats of a sold-out departure. When seats come free they are held for the first whose party they are enough
 * for, for a limited time; whoever does not book in time makes room for the next.
 */
export const WAITLIST_STATUSES = ['waiting', 'offered', 'booked', 'expired', 'left', 'closed'] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

interface WaitlistMeaning {
  /** still in the list */
  isActive: boolean;
  /** seats of the departure are kept for them */
  holdsSeats: boolean;
}

export const WAITLIST_MEANING: Readonly<Record<WaitlistStatus, WaitlistMeaning>> = {
  waiting: { isActive: true, holdsSeats: false },
  offered: { isActive: true, holdsSeats: true },
  booked: { isActive: false, holdsSeats: false },
  expired: { isActive: false, holdsSeats: false },
  left: { isActive: false, holdsSeats: false },
  /** the departure has started */
  closed: { isActive: false, holdsSeats: false },
};

export const ACTIVE_IN_WAITLIST = WAITLIST_STATUSES.filter((status) => WAITLIST_MEANING[status].isActive);

/** departures that one person may wait for at a time, and people who may wait for one departure */
export const WAITLISTS_OF_PERSON_MAX = 5;
export const WAITLIST_LENGTH_MAX = 50;
