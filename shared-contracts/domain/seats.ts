/** so many free seats or fewer are worth a warning, on a card as at a departure */
export const FEW_SEATS = 3;

/** `busy`: the organizer has closed the departure, whatever seats it has. Seats come from stock, never from wording. */
export type SeatState = 'open' | 'few' | 'full' | 'busy';

export interface Seats {
  is_busy: boolean;
  number_of_free_seats: number;
}

export function seatState({ is_busy, number_of_free_seats: free }: Seats): SeatState {
  if (is_busy) return 'busy';
  if (free <= 0) return 'full';
  return free <= FEW_SEATS ? 'few' : 'open';
}

export function isBookable(date: Seats): boolean {
  const state = seatState(date);
  return state === 'open' || state === 'few';
}
