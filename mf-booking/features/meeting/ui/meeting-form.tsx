import type { MeetData, MeetFile } from '@cairn/shared-contracts/api/meeting.schema';
import { MEETING_TEXT_MAX } from '@cairn/shared-contracts/domain/upload-limits';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form } from '@cairn/shared-contracts/ui/form';
import { Select } from '@cairn/shared-contracts/ui/select';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useState } from 'react';
import { useMeetingForm } from '../model/use-meeting-form.ts';
import { MeetingFiles } from './meeting-files.tsx';
import css from './meeting-page.module.css';
import { OutcomeDialog } from './outcome-dialog.tsx';

/** Where and how the party is met, in the organizer's words. */
export function MeetingForm({ secret, data }: { secret: string; data: MeetData }) {
  const { t } = useTranslation('mf-booking');
  const [fresh, setFresh] = useState<readonly MeetFile[]>([]);
  const [uploading, setUploading] = useState(0);
  const stored = data.files.filter(({ id }) => fresh.every((one) => one.id !== id));
  const { form, outcome, setOutcome } = useMeetingForm(secret, data, () => [...stored, ...fresh].map(({ id }) => id));
  const [chosen, setChosen] = useState<string | null>(null);
  /** what a template has replaced */
  const [before, setBefore] = useState('');
  const templates = data.meet_data_templates;
  const fill = (text: string) => form.set('organizer_meet_data', text);

  function choose(id: string) {
    const { organizer_meet_data: typed } = form.values;
    if (templates.every(({ template }) => template !== typed)) setBefore(typed);
    setChosen(id);
    fill(templates[Number(id)]?.template ?? '');
  }

  return (
    <Form form={form} isSaving className={css.form} aria-label={t('meeting.form')}>
      <h2 className={css.heading}>{t('meeting.form')}</h2>
      <Select
        label={t('meeting.template')}
        placeholder={t('meeting.chooseTemplate')}
        options={templates.map(({ name }, index) => ({ id: String(index), label: name }))}
        value={chosen}
        onChange={choose}
      />
      {before === '' ? null : (
        <Button
          variant="ghost"
          size="sm"
          onPress={() => {
            fill(before);
            setBefore('');
            setChosen(null);
          }}
        >
          {t('meeting.undo')}
        </Button>
      )}
      <TextArea
        {...form.field('organizer_meet_data')}
        label={t('meeting.details')}
        hint={t('meeting.detailsHint')}
        rows={8}
        maxLength={MEETING_TEXT_MAX}
        isRequired
      />
      <MeetingFiles
        secret={secret}
        stored={stored}
        onChange={setFresh}
        onUploading={(change) => setUploading((count) => count + change)}
        onProblem={(message) => setOutcome({ kind: 'failed', message })}
      />
      <Button type="submit" isLoading={form.isSubmitting} isDisabled={uploading > 0}>
        {t('meeting.save')}
      </Button>
      {outcome ? <OutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </Form>
  );
}
