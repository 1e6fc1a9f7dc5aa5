import type { PartyTravel } from '@cairn/shared-contracts/api/travel.schema';
import { toApiError } from '@cairn/shared-contracts/remote/platform';
import { useForm } from '@cairn/shared-contracts/ui/form';
import { travel } from './api.ts';
import type { TravelGroup } from './travel-groups.ts';
import { sentOf, type TourDays, TRAVEL_RULES, valuesOf } from './travel-values.ts';

export interface TravelFormOptions {
  /** of the link */
  uuid: string;
  /** whose way is told, as it is known */
  group: TravelGroup;
  days: TourDays;
  onSaved: (party: PartyTravel) => void;
}

/** How some of a party come and go, until it is saved; what is typed outlives a reload. */
export function useTravelForm({ uuid, group, days, onSaved }: TravelFormOptions) {
  const [save] = travel.saveTravelInfo.useMutation();
  return useForm({
    id: `travel-${group.ids.join()}`,
    initial: valuesOf(group, days),
    rules: TRAVEL_RULES,
    keepsDraft: true,
    onSubmit: async (values) => {
      const { data, error } = await save({
        ...{ uuid, tourist_ids: [...values.tourist_ids] },
        ...{ arrival: sentOf(values, 'arrival'), departure: sentOf(values, 'departure') },
      });
      if (!data) return toApiError(error);
      onSaved(data);
      return undefined;
    },
  });
}
