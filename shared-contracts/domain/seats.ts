/** so many free seats or fewer are worth a warning, on a card as at a departure */
export const FEW_SEATS = 3;

export interface Seats {
  /** the organizer has closed the departure, whatever seats it has */
  is_busy: boolean;
  number_of_free_seats: number;
}

/** How a departure stands for who wants to join it: sold out and closed are one. Seats come from stock, never from wording. */
export type SeatState = 'open' | 'few' | 'full';

/** The one place that decides it: panel, tour page, card and document word what it says. */
export function seatState({ is_busy, number_of_free_seats: free }: Seats): SeatState {
  if (is_busy || free <= 0) return 'full';
  return free <= FEW_SEATS ? 'few' : 'open';
}

export const isBookable = (date: Seats): boolean => seatState(date) !== 'full';
