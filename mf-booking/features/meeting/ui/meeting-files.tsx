import { saveMeetFile } from '@cairn/shared-contracts/api/meeting.calls';
import type { MeetFile } from '@cairn/shared-contracts/api/meeting.schema';
import { FILE_MAX_BYTES, MEETING_FILE_TYPES, MEETING_FILES_MAX } from '@cairn/shared-contracts/domain/upload-limits';
import { XIcon } from '@cairn/shared-contracts/icons';
import { toApiError, useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { FileSelector, type UploadContext } from '@cairn/shared-contracts/ui/file-selector';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useRef } from 'react';
import { meeting } from '../model/api.ts';
import css from './meeting-page.module.css';

const MEGABYTE = 1_000_000;

interface MeetingFilesProps {
  secret: string;
  /** those of before; what is uploaded here stands in the selector's own list */
  stored: readonly MeetFile[];
  onChange: (fresh: readonly MeetFile[]) => void;
  /** one more on its way, or one less */
  onUploading: (change: 1 | -1) => void;
  /** what the api says when a file cannot be removed */
  onProblem: (message: string) => void;
}

/** Papers and pictures that go with the text, each sent and removed by a call of its own. */
export function MeetingFiles({ secret, stored, onChange, onUploading, onProblem }: MeetingFilesProps) {
  const { t } = useTranslation('mf-booking');
  const upload = useUpload();
  const refusal = useRefusalMessages();
  const [remove] = meeting.deleteMeetFile.useMutation();
  const partRef = useRef<HTMLDivElement>(null);
  const room = MEETING_FILES_MAX - stored.length;

  async function send(file: File, context: UploadContext): Promise<MeetFile> {
    onUploading(1);
    try {
      return await upload({ call: saveMeetFile, file, fields: { key: secret }, ...context });
    } finally {
      onUploading(-1);
    }
  }

  async function takeAway(file_id: number) {
    const { error } = await remove({ key: secret, file_id });
    if (error) return onProblem(refusal(toApiError(error)));
    // the button that was pressed is gone with its file
    partRef.current?.focus();
  }

  return (
    <div ref={partRef} tabIndex={-1} className={css.files}>
      {stored.length > 0 ? (
        <ul aria-label={t('meeting.stored')} className={css.stored}>
          {stored.map(({ id, name, url }) => (
            <li key={id} className={css.file}>
              <a href={url} className={css.name}>
                {name}
              </a>
              <IconButton label={t('meeting.removeFile', { name })} onPress={() => void takeAway(id)}>
                <XIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <FileSelector<MeetFile>
        label={t('meeting.files')}
        hint={t('meeting.filesHint', { count: MEETING_FILES_MAX, size: FILE_MAX_BYTES / MEGABYTE })}
        accept={MEETING_FILE_TYPES}
        maxSize={FILE_MAX_BYTES}
        maxFiles={Math.max(1, room)}
        isDisabled={room < 1}
        upload={send}
        onRemove={({ id }) => remove({ key: secret, file_id: id }).unwrap()}
        onChange={onChange}
      />
    </div>
  );
}
