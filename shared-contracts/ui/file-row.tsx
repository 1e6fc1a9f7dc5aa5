import { useLocale } from 'react-aria-components/I18nProvider';
import { isFileAtFault } from '../api/file-faults.ts';
import { Button } from './button.tsx';
import { ErrorText } from './field.tsx';
import { FilePreview } from './file-preview.tsx';
import { formatSize } from './file-rules.ts';
import css from './file-selector.module.css';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, XIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { useRefusalMessages } from './problem-messages.ts';
import type { SelectedFile, UploadState } from './use-uploads.ts';

function canHelpAgain(state: UploadState<unknown>): boolean {
  if (state.kind !== 'failed') return false;
  return state.error?.kind !== 'refused' || !isFileAtFault(state.error.code);
}

interface FileRowProps {
  item: SelectedFile<unknown>;
  isDisabled: boolean;
  /** it was to be taken back, and is there still */
  isNotRemoved: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

const PERCENT = 100;

/** One file, how far it is, and the way to take it back. */
export function FileRow({ item: { file, state }, isDisabled, isNotRemoved, onRetry, onRemove }: FileRowProps) {
  const t = useKitMessages();
  const refusal = useRefusalMessages();
  const { locale } = useLocale();
  const { name, size } = file;
  return (
    <li className={css.row}>
      <FilePreview file={file} />
      <div className={css.file}>
        <span className={css.name}>{name}</span>
        {state.kind === 'uploading' ? (
          <progress
            className={css.progress}
            max={PERCENT}
            value={state.progress * PERCENT}
            aria-label={t('fileSelector.uploading', { name })}
          />
        ) : null}
        {state.kind === 'uploaded' ? (
          <span role="status" className={css.meta}>
            <CheckIcon size={14} />
            {formatSize(size, locale)}
            <span className="vh">{t('fileSelector.done', { name })}</span>
          </span>
        ) : null}
        {state.kind === 'failed' ? (
          <span role="alert">
            <ErrorText>{state.error ? refusal(state.error) : t('fileSelector.failed')}</ErrorText>
          </span>
        ) : null}
        {isNotRemoved ? (
          <span role="alert">
            <ErrorText>{t('fileSelector.notRemoved')}</ErrorText>
          </span>
        ) : null}
      </div>
      {canHelpAgain(state) ? (
        <Button
          size="sm"
          variant="soft"
          className={css.again}
          aria-label={t('fileSelector.retry', { name })}
          onPress={onRetry}
        >
          {t('fileSelector.again')}
        </Button>
      ) : null}
      <IconButton label={t('fileSelector.remove', { name })} isDisabled={isDisabled} onPress={onRemove}>
        <XIcon />
      </IconButton>
    </li>
  );
}
