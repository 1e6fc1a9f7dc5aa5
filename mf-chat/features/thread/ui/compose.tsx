import { CHAT_MESSAGE_MAX } from '@cairn/shared-contracts/domain/limits';
import { ArrowUpIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { useFormDraft } from '@cairn/shared-contracts/ui/use-form-draft';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import css from './compose.module.css';
import { DictateButton } from './dictate-button.tsx';

/** a mouse says desktop: Enter sends there; on a phone it breaks the line */
const hasMouse = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

const withWords = (text: string, words: string): string =>
  `${text}${/\S$/.test(text) ? ' ' : ''}${words}`.slice(0, CHAT_MESSAGE_MAX);

/** Where a message is written. */
export function Compose({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('mf-chat');
  const [text, setText] = useState('');
  const noticeId = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  // another language, or a new release: half a message is not lost
  useFormDraft({
    formId: 'message',
    read: () => (text ? { text } : undefined),
    restore: (draft) => typeof draft.text === 'string' && setText(draft.text),
  });

  const send = () => {
    areaRef.current?.focus();
    if (!text.trim()) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // an input method uses Enter to choose a word
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasMouse()) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={css.compose}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={areaRef}
        className={css.area}
        rows={1}
        aria-label={t('compose.label')}
        aria-describedby={noticeId}
        placeholder={t('compose.placeholder')}
        maxLength={CHAT_MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <DictateButton onWords={(words) => setText((before) => withWords(before, words))} />
      <IconButton type="submit" label={t('compose.send')} className={css.send ?? ''}>
        <ArrowUpIcon />
      </IconButton>
      {/* specification §2 */}
      <p id={noticeId} className={css.notice}>
        {t('compose.captcha')}
      </p>
    </form>
  );
}
