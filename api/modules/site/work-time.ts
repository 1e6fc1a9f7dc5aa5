import type { WorkTimeAnswer } from '@cairn/shared-contracts/api/site.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { forPlace, type Place } from './contacts.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** day of the week (1 is Monday) and clock, where the zone is */
function localTime(now: Date, timezone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: DAYS.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` };
}

/** The working hours that hold for a place. `to` itself is closed already. */
export function workTimeOf(site: Site, place: Place, now: Date): WorkTimeAnswer {
  const [hours] = forPlace(site.workTime, place);
  if (!hours) return { result: null };
  const { timezone, days } = hours;
  const { day, time } = localTime(now, timezone);
  return {
    result: {
      timezone,
      days,
      is_open: days.some((open) => open.day === day && open.from <= time && time < open.to),
    },
  };
}
