import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_MESSAGE_MAX } from '@cairn/shared-contracts/domain/limits';
import { ArrowUpIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { IconButton } from '@cairn/shared-contracts/ui/icon-button';
import { lowerBar } from '@cairn/shared-contracts/ui/lower-bar';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLate } from '../../../common/model/use-late.ts';
import { useFocusAround } from '../../../common/ui/use-focus-around.ts';
import { hasContacts } from '../model/contacts-in.ts';
import type { Attachments } from '../model/use-attachments.ts';
import { useCompose } from '../model/use-compose.ts';
import type { ThreadControl } from '../model/use-thread.ts';
import { AttachButton } from './attach-button.tsx';
import css from './compose.module.css';
import { DictateButton } from './dictate-button.tsx';
import { EditBar } from './edit-bar.tsx';
import { VoiceButton } from './voice-button.tsx';

// most messages come without a file
const loadAttachmentList = () => import('./attachment-list.tsx');

/** a mouse says desktop: Enter sends there; on a phone it breaks the line */
const hasMouse = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

export interface ComposeProps {
  control: ThreadControl;
  attachments: Attachments;
  /** a message of the reader's that is being changed */
  editing: ChatMessage | null;
  onEdited: () => void;
  onTyped: () => void;
  onSent: () => void;
  replies: ((insert: (text: string) => void) => ReactNode) | undefined;
}

/** By their names alone until their list is there. */
function Files({ attachments }: { attachments: Attachments }) {
  const AttachmentList = useLate(true, loadAttachmentList);
  if (AttachmentList) return <AttachmentList attachments={attachments} />;
  return <p className={css.notice}>{attachments.files.map(({ file }) => file.name).join(', ')}</p>;
}

/** Where a message is written. */
export function Compose({ control, attachments, editing, onEdited, onTyped, onSent, replies }: ComposeProps) {
  const { t } = useTranslation('mf-chat');
  const noticeId = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  // the conversation may be closed while somebody writes
  const formRef = useFocusAround<HTMLFormElement>();
  const compose = useCompose({ control, attachments, editing, onEdited, onTyped, onSent });
  const { text, setText, isWaiting, problem, excess } = compose;

  // toasts stand above it, however much is written
  useEffect(() => lowerBar(formRef.current), [formRef]);
  useEffect(() => {
    if (editing) areaRef.current?.focus();
  }, [editing]);

  const send = () => {
    areaRef.current?.focus();
    compose.send();
  };
  const stopEditing = () => {
    areaRef.current?.focus();
    onEdited();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing) return stopEditing();
    // an input method uses Enter to choose a word
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasMouse()) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || editing) return;
    event.preventDefault();
    attachments.add(files);
  };

  const noticeOf = (): string => {
    if (excess > 0) return t('compose.tooLong', { max: CHAT_MESSAGE_MAX, count: excess });
    if (compose.isHeldBack) return t('compose.heldBack');
    if (isWaiting) return t('compose.uploading');
    if (compose.isMissing) return t('compose.missing');
    return problem ?? (hasContacts(text) ? t('compose.contacts') : '');
  };
  return (
    <form
      ref={formRef}
      className={css.compose}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replies && !editing ? <div className={css.replies}>{replies(compose.append)}</div> : null}
      {editing ? <EditBar message={editing} onCancel={stopEditing} /> : null}
      {attachments.files.length > 0 ? <Files attachments={attachments} /> : null}
      {editing ? null : <AttachButton onFiles={attachments.add} />}
      <textarea
        ref={areaRef}
        className={css.area}
        rows={1}
        aria-label={t('compose.label')}
        aria-describedby={noticeId}
        placeholder={t('compose.placeholder')}
        aria-invalid={excess > 0 || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <span className={css.dictate}>
        <DictateButton onWords={compose.append} />
      </span>
      {compose.isEmpty && !editing ? <VoiceButton onVoice={compose.sendFile} /> : null}
      <IconButton
        type="submit"
        label={t('compose.send')}
        className={css.send ?? ''}
        isDisabled={!(compose.canSend || compose.isEmpty)}
      >
        <ArrowUpIcon />
      </IconButton>
      <p className={`${css.notice} ${excess > 0 ? css.problem : ''}`} role="status">
        {noticeOf()}
      </p>
      {/* specification §2 */}
      <p id={noticeId} className={css.captcha}>
        {t('compose.captcha')}
      </p>
    </form>
  );
}
