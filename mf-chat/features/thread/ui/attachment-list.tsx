import { AlertCircleIcon, FileTextIcon, RotateCwIcon, XIcon } from '@cairn/shared-contracts/icons';
import { apiErrorText, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { formatSize } from '@cairn/shared-contracts/ui/file-rules';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import type { SelectedFile } from '@cairn/shared-contracts/ui/use-uploads';
import { useEffect, useState } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import type { Attachments } from '../model/use-attachments.ts';
import css from './attachment-list.module.css';

/** Files that will go with the message: how far each is, and how to take it back. */
export default function AttachmentList({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('mf-chat');
  return (
    <ul className={css.list} aria-label={t('compose.files')}>
      {attachments.files.map((file) => (
        <li key={file.id} className={css.item}>
          <Preview file={file.file} />
          <span className={css.words}>
            <b className={css.name}>{file.file.name}</b>
            <State file={file} />
          </span>
          {file.state.kind === 'failed' ? (
            <IconButton
              label={t('compose.retryFile', { name: file.file.name })}
              onPress={() => attachments.retry(file)}
            >
              <RotateCwIcon size={18} />
            </IconButton>
          ) : null}
          <IconButton
            label={t('compose.removeFile', { name: file.file.name })}
            onPress={() => attachments.remove(file)}
          >
            <XIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function State({ file: { file, state } }: { file: SelectedFile<OutgoingFile> }) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  switch (state.kind) {
    case 'uploading':
      return (
        <progress
          className={css.progress}
          value={state.progress}
          aria-label={t('compose.progress', { name: file.name })}
        />
      );
    case 'uploaded':
      return <span>{formatSize(file.size, locale)}</span>;
    case 'failed':
      return (
        <span className={css.problem} role="alert">
          <AlertCircleIcon size={14} />
          {state.error && state.error.kind !== 'broken' ? apiErrorText(state.error) : t('compose.lost')}
        </span>
      );
  }
}

/** of a picture what it shows, of others a sign: also of what only calls itself a picture */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? (
    <img className={css.preview} src={address} alt="" onError={() => setAddress(undefined)} />
  ) : (
    <span className={css.preview}>
      <FileTextIcon size={20} />
    </span>
  );
}
