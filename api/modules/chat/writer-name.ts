import { organizerName, tell } from '../../platform/told.ts';
import { hidesOrganizers, type NamesOrganizers } from '../organizer/hidden-organizers.ts';
import type { ChatSide } from './chat-side.ts';

const NAMELESS = { tourist: 'told.name.tourist', organizer: 'told.name.support' } as const;

/** Who wrote, for somebody who is told of it outside of the chat; by what they are where they have no name or the site tells none. */
export function writerName(
  site: NamesOrganizers,
  language: string,
  { writer, name }: { writer: ChatSide; name: string | null },
): string {
  const reader = { language, timeZone: 'UTC', isDiscreet: hidesOrganizers(site) };
  if (name === null) return tell({ key: NAMELESS[writer], values: {} }, reader);
  return writer === 'organizer' ? tell(organizerName(name), reader) : name;
}
