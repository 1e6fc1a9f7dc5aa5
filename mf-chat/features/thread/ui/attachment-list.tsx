import { isFileAtFault } from '@cairn/shared-contracts/api/file-faults';
import { AlertCircleIcon, FileTextIcon, RotateCwIcon, XIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { formatSize } from '@cairn/shared-contracts/ui/file-rules';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import type { SelectedFile } from '@cairn/shared-contracts/ui/use-uploads';
import { useEffect, useState } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { useFocusAround } from '../../../common/ui/use-focus-around.ts';
import type { Attachments } from '../model/use-attachments.ts';
import css from './attachment-list.module.css';

const canHelpAgain = ({ state }: SelectedFile<OutgoingFile>): boolean =>
  state.kind === 'failed' && (state.error?.kind !== 'refused' || !isFileAtFault(state.error.code));

/** Files that will go with the message: how far each is, and how to take it back. */
export default function AttachmentList({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('mf-chat');
  return (
    <ul className={css.list} aria-label={t('compose.files')}>
      {attachments.files.map((file) => (
        <Item key={file.id} file={file} attachments={attachments} />
      ))}
    </ul>
  );
}

function Item({ file, attachments }: { file: SelectedFile<OutgoingFile>; attachments: Attachments }) {
  const { t } = useTranslation('mf-chat');
  const ref = useFocusAround<HTMLLIElement>();
  return (
    <li ref={ref} className={css.item}>
      <Preview file={file.file} />
      <span className={css.words}>
        <b className={css.name}>{file.file.name}</b>
        <State file={file} />
      </span>
      {canHelpAgain(file) ? (
        <IconButton label={t('compose.retryFile', { name: file.file.name })} onPress={() => attachments.retry(file)}>
          <RotateCwIcon size={18} />
        </IconButton>
      ) : null}
      <IconButton label={t('compose.removeFile', { name: file.file.name })} onPress={() => attachments.remove(file)}>
        <XIcon size={18} />
      </IconButton>
    </li>
  );
}

function State({ file: { file, state } }: { file: SelectedFile<OutgoingFile> }) {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
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
          {state.error && state.error.kind !== 'broken' ? words(state.error) : t('compose.lost')}
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
