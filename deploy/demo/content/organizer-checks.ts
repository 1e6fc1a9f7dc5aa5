import { CHECK_STATUS, ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import type { Row } from '../seeding/bulk-insert.ts';
import { addDays } from './calendar.ts';

type Described = Pick<Row<'organizers'>, 'id' | 'flags' | 'is_verified'>;

/** "Guide licence KG-0412, valid to 2027" tells the same number as the check that it comes from */
const told = (flags: readonly string[], pattern: RegExp): string =>
  flags.map((flag) => pattern.exec(flag)?.[1]).find((found) => found !== undefined) ?? '';

/** What the checks of a demo organizer came to; who is not verified yet has the first of them behind them. */
export function checksOf(
  { id, flags, is_verified }: Described,
  seed: string,
  today: string,
): Row<'organizer_checks'>[] {
  const random = createRandom(`${seed}|checks|${id}`);
  const lines = Array.isArray(flags) ? flags : [];
  const reference = {
    identity: '',
    licence: told(lines, /licence ([A-Z]{2}-\d+)/),
    insurance: told(lines, /insurance (€[\d,]+)/),
    guides: '',
    interview: '',
  } as const;
  const done = is_verified ? ORGANIZER_CHECKS : ORGANIZER_CHECKS.slice(0, 1);
  return done.map((kind) => ({
    organizer_id: id,
    kind,
    status: CHECK_STATUS.success,
    checked_on: addDays(today, -random.int(20, 300)),
    valid_until: kind === 'licence' || kind === 'insurance' ? addDays(today, random.int(60, 500)) : null,
    reference: reference[kind],
  }));
}
