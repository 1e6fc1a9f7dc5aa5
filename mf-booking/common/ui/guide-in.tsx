import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import { guideName } from '../model/trip.ts';

interface GuideInProps {
  organizer: Pick<Booking['organizer'], 'id' | 'name' | 'person'>;
  /** makes the sentence with what it is given where the name goes */
  say: (guide: string) => string;
}

/** A sentence about who leads the tour, by their first name, which opens the short sheet about them. */
export function GuideIn({ organizer, say }: GuideInProps) {
  return <OrganizerIn id={organizer.id} name={guideName(organizer)} say={say} />;
}
