import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { type Reader, type ToldValue, tell } from '../../platform/told.ts';

/** where parties are met: each has a name and a text in `told.meeting.template` of api/i18n */
const PLACES = ['airport', 'station', 'hotel', 'meetingPoint'] as const;

/**
 * Texts to begin with, in the language of whoever reads, with what the booking knows already.
 * @param place where the tour starts, in that language
 */
export function templatesOf(
  { starts_on, place }: { starts_on: string; place: string },
  reader: Reader,
): MeetData['meet_data_templates'] {
  const values: Record<string, ToldValue> = { start: { day: starts_on }, place };
  return PLACES.map((one) => ({
    name: tell({ key: `told.meeting.template.${one}.name`, values }, reader),
    template: tell({ key: `told.meeting.template.${one}.text`, values }, reader),
  }));
}
