const DAY_MS = 86_400_000;
const AFTER_TOUR_DAYS = 2;

/**
 * Until when the secret links of a booking open anything: as long as its tour is not over, wherever in the world that is.
 * @param endsOn calendar date
 */
export const endOfLinks = (endsOn: string): Date => new Date(Date.parse(endsOn) + (AFTER_TOUR_DAYS + 1) * DAY_MS);
