import { uploadHelpFile } from '@cairn/shared-contracts/api/uploads.calls';
import type { UploadedFile } from '@cairn/shared-contracts/api/uploads.schema';
import { HELP_FILES_MAX } from '@cairn/shared-contracts/domain/help-requests';
import { FILE_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { FileSelector, type UploadContext } from '@cairn/shared-contracts/ui/file-selector';
import type { FormControl } from '@cairn/shared-contracts/ui/form';
import { help } from '../model/api.ts';
import type { HelpValues } from '../model/help-values.ts';

const MEGABYTE = 1_000_000;

/** Papers and pictures of a request, each sent at once with its own state. */
export function HelpFiles({ form, label }: { form: FormControl<HelpValues>; label: string }) {
  const { t } = useTranslation('mf-content');
  const upload = useUpload();
  const [takeBack] = help.takeBackFile.useMutation();
  const send = (file: File, context: UploadContext) => upload({ call: uploadHelpFile, file, ...context });
  return (
    <FileSelector<UploadedFile>
      name="files"
      label={label}
      hint={t('help.filesHint', { count: HELP_FILES_MAX, size: FILE_MAX_BYTES / MEGABYTE })}
      error={form.field('files').error}
      maxSize={FILE_MAX_BYTES}
      maxFiles={HELP_FILES_MAX}
      upload={send}
      onRemove={async ({ id, token }) => {
        await takeBack({ id, token }).unwrap();
      }}
      onChange={(files) =>
        form.set(
          'files',
          files.map(({ id, token }) => ({ id, token })),
        )
      }
    />
  );
}
