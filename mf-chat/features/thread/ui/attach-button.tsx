import { PaperclipIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useRef } from 'react';
import css from './compose.module.css';

/** Chooses files to go with the message. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('mf-chat');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t('compose.attach')} className={css.button ?? ''} onPress={() => inputRef.current?.click()}>
        <PaperclipIcon />
      </IconButton>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        aria-label={t('compose.attach')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // the same file can be chosen again
          currentTarget.value = '';
        }}
      />
    </>
  );
}
