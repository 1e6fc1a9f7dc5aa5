import type { WorkTimeAnswer } from '@cairn/shared-contracts/api/site.schema';
import type { Services } from '../../platform/services.ts';
import { forPlace, type Place } from './contacts.ts';
import type { Offices } from './offices.ts';

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

/** the town that a time zone is called after: 'America/Mexico_City' is 'mexico-city' */
const townOf = (timezone: string): string => (timezone.split('/').at(-1) ?? '').toLowerCase().replaceAll('_', '-');

/** The same with the town whose clock it is, by the name that the database has. */
export async function withCity<Hours extends { timezone: string }>(
  { db }: Pick<Services, 'db'>,
  hours: Hours,
): Promise<Hours & { city?: string }> {
  const city = await db
    .selectFrom('places')
    .select('name')
    .where('slug', '=', townOf(hours.timezone))
    .where('kind', '=', 'cities')
    .executeTakeFirst();
  return city ? { ...hours, city: city.name } : hours;
}

/** The working hours that hold for a place. `to` itself is closed already. */
export function workTimeOf({ workTime }: Pick<Offices, 'workTime'>, place: Place, now: Date): WorkTimeAnswer {
  const [hours] = forPlace(workTime, place);
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
