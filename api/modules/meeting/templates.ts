import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { type Reader, type ToldValue, tell } from '../../platform/told.ts';

/** where parties are met: each has a name and a text in `told.meeting.template` of api/i18n */
const PLACES = ['airport', 'station', 'hotel', 'meetingPoint'] as const;

/** Texts to begin with, in the language of whoever reads, with what the booking knows already. */
export function templatesOf(
  { starts_on, start_place }: { starts_on: string; start_place: string },
  reader: Reader,
): MeetData['meet_data_templates'] {
  const values: Record<string, ToldValue> = { start: { day: starts_on }, place: start_place };
  return PLACES.map((place) => ({
    name: tell({ key: `told.meeting.template.${place}.name`, values }, reader),
    template: tell({ key: `told.meeting.template.${place}.text`, values }, reader),
  }));
}
