import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import type { Travel } from '../travel/travel.ts';

interface Named {
  id: string;
  full_name: string;
}

/** Who comes and goes the same way is one group. */
export function groupsOf(
  tourists: readonly Named[],
  travelOf: (id: string) => Travel,
): MeetData['tourists_data']['data'] {
  const groups = new Map<string, MeetData['tourists_data']['data'][number]>();
  for (const { id, full_name: name } of tourists) {
    const { arrival, departure } = travelOf(id);
    const way = JSON.stringify([arrival, departure]);
    const group = groups.get(way) ?? { tourists: [], arrival, departure };
    group.tourists.push({ id, name });
    groups.set(way, group);
  }
  return [...groups.values()];
}
