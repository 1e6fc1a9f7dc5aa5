import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import { MEETING_TEXT_MAX } from '@cairn/shared-contracts/domain/upload-limits';
import { maxLength, required } from '@cairn/shared-contracts/domain/validators';
import { toApiError } from '@cairn/shared-contracts/remote/platform';
import { NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { useState } from 'react';
import { meeting } from './api.ts';

export type MeetingOutcome = { kind: 'saved' } | { kind: 'failed'; message: string };

/** The text of the form, and what came of sending it: a 404 is told in a dialog, anything else above the fields. */
export function useMeetingForm(secret: string, data: MeetData, fileIds: () => readonly number[]) {
  const [save] = meeting.saveMeetData.useMutation();
  const [outcome, setOutcome] = useState<MeetingOutcome | null>(null);
  const form = useForm({
    id: `meeting-${data.contract_id}`,
    initial: { organizer_meet_data: data.organizer_meet_data },
    rules: { organizer_meet_data: [required(), maxLength(MEETING_TEXT_MAX)] },
    keepsDraft: true,
    onSubmit: async ({ organizer_meet_data }) => {
      const said = { organizer_meet_data: organizer_meet_data.trim(), files: [...fileIds()] };
      const { error } = await save({ key: secret, contract_id: data.contract_id, ...said });
      if (!error) {
        setOutcome({ kind: 'saved' });
        return undefined;
      }
      const refusal = toApiError(error);
      if (refusal.kind !== 'refused' || refusal.status !== 404) return refusal;
      setOutcome({ kind: 'failed', message: refusal.message });
      return NOT_SENT_YET;
    },
  });
  return { form, outcome, setOutcome };
}
