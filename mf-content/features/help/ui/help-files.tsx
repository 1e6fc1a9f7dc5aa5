import { uploadHelpFile } from '@cairn/shared-contracts/api/uploads.calls';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import { HELP_FILES_MAX } from '@cairn/shared-contracts/domain/help-requests';
import { FILE_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { XIcon } from '@cairn/shared-contracts/icons';
import { useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { FileSelector, type UploadContext } from '@cairn/shared-contracts/ui/file-selector';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useState } from 'react';
import { help } from '../model/api.ts';
import type { HelpFile, HelpValues } from '../model/help-values.ts';
import css from './help-request.module.css';

const MEGABYTE = 1_000_000;

interface HelpFilesProps {
  form: FormControl<HelpValues>;
  label: string;
  /** one more on its way, or one less */
  onUploading: (change: 1 | -1) => void;
}

/** Papers and pictures of a request, each sent at once with its own state. */
export function HelpFiles({ form, label, onUploading }: HelpFilesProps) {
  const { t } = useTranslation('mf-content');
  const upload = useUpload();
  const [takeBack] = help.takeBackFile.useMutation();
  const [chosen, setChosen] = useState<readonly HelpFile[]>([]);
  const { value: files, error } = form.field('files');
  // those of a form that was left and came back: the selector knows nothing of them
  const restored = files.filter(({ id }) => !chosen.some((own) => own.id === id));

  async function send(file: File, context: UploadContext): Promise<UploadedFile> {
    onUploading(1);
    try {
      return await upload({ call: uploadHelpFile, file, ...context });
    } finally {
      onUploading(-1);
    }
  }

  return (
    <div className={css.files}>
      {restored.length > 0 ? (
        <ul aria-label={label} className={css.restored}>
          {restored.map(({ id, token, name }) => (
            <li key={id}>
              <span>{name}</span>
              <IconButton
                label={t('help.removeFile', { name })}
                onPress={() => {
                  form.set(
                    'files',
                    files.filter((file) => file.id !== id),
                  );
                  // nothing shows it any more: at the latest it goes by itself after a day
                  void takeBack({ id, token })
                    .unwrap()
                    .catch(() => undefined);
                }}
              >
                <XIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <FileSelector<UploadedFile>
        name="files"
        label={label}
        hint={t('help.filesHint', { count: HELP_FILES_MAX, size: FILE_MAX_BYTES / MEGABYTE })}
        error={error}
        maxSize={FILE_MAX_BYTES}
        maxFiles={Math.max(1, HELP_FILES_MAX - restored.length)}
        isDisabled={restored.length >= HELP_FILES_MAX}
        upload={send}
        onRemove={async ({ id, token }) => {
          await takeBack({ id, token }).unwrap();
        }}
        onChange={(uploaded) => {
          const next = uploaded.map(({ id, token, name }) => ({ id, token, name }));
          form.set('files', [...restored, ...next]);
          setChosen(next);
        }}
      />
    </div>
  );
}
