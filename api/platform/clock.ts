export interface Clock {
  now(): Date;
  /** calendar date in UTC, 'YYYY-MM-DD' */
  today(): string;
}

/** A clock that shows the system's time, or stands still for tests. */
export function createClock(read: () => Date = () => new Date()): Clock {
  return { now: read, today: () => read().toISOString().slice(0, 10) };
}
