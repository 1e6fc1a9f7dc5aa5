import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_MESSAGE_MAX } from '@cairn/shared-contracts/domain/limits';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { useFormDraft } from '@cairn/shared-contracts/ui/use-form-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OutgoingFile } from '../../../common/model/outbox.ts';
import type { Attachments } from './use-attachments.ts';
import type { ThreadControl } from './use-thread.ts';

const withWords = (text: string, words: string): string => `${text}${/\S$/.test(text) ? ' ' : ''}${words}`;

export interface ComposeOptions {
  control: ThreadControl;
  attachments: Attachments;
  editing: ChatMessage | null;
  onEdited: () => void;
  onTyped: () => void;
  onSent: () => void;
}

/** What is being written: a new message, or other words for one that was sent. */
export function useCompose({ control, attachments, editing, onEdited, onTyped, onSent }: ComposeOptions) {
  const [draft, setDraft] = useState('');
  const [edited, setEdited] = useState<{ id: number; text: string } | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // another conversation, another language, a new release: half a message is not lost
  const { drop } = useFormDraft({
    formId: 'message',
    keepsDraft: true,
    read: () => (draft ? { text: draft } : undefined),
    restore: (kept) => typeof kept.text === 'string' && setDraft(kept.text),
  });
  // set while rendering: the words of the message that is to be changed, or of another one
  if (editing && edited?.id !== editing.id) setEdited({ id: editing.id, text: editing.message });
  if (!editing && edited) setEdited(null);
  const text = editing ? (edited?.text ?? editing.message) : draft;

  const setText = (next: string) => {
    setProblem(undefined);
    setIsMissing(false);
    if (editing) return setEdited({ id: editing.id, text: next });
    setDraft(next);
    if (tidyText(next) === '') onSent();
    else onTyped();
  };

  const sendNow = () => {
    const [first, ...others] = attachments.uploaded;
    const words = tidyText(draft);
    if (words !== '' || first) control.send(words, first);
    for (const file of others) control.send('', file);
    attachments.clear();
    setDraft('');
    drop();
    onSent();
  };
  const change = async (message: ChatMessage) => {
    const words = tidyText(text);
    if (words === '' || words === message.message) return onEdited();
    const isOwn = message.direction === 'output';
    const why = await (isOwn ? control.edit : control.moderate)(message.id, words);
    if (why === undefined) onEdited();
    else setProblem(why);
  };

  // sent before its files have arrived: it goes as soon as they have
  const { isUploading } = attachments;
  const isLost = attachments.files.some(({ state }) => state.kind === 'failed');
  const goOn = useEffectEvent(() => {
    setIsWaiting(false);
    if (!isLost) sendNow();
  });
  useEffect(() => {
    if (isWaiting && !isUploading) goOn();
  }, [isWaiting, isUploading]);

  // cut to its length a pasted text would lose its end, and nobody would be told
  const excess = Math.max(0, tidyText(text).length - CHAT_MESSAGE_MAX);
  // what the api takes for nothing is nothing here, too
  const hasWords = tidyText(text) !== '';
  const hasFiles = attachments.files.length > 0;
  const isEmpty = !hasWords && (editing !== null || !hasFiles);
  const canSend = excess === 0 && !isEmpty && (editing !== null || !isLost);

  return {
    text,
    /** so many signs too many */
    excess,
    setText,
    /** there is neither a word nor a file */
    isEmpty,
    /** it was to be sent nevertheless */
    isMissing: isMissing && isEmpty,
    /** a file that did not arrive holds back what could go without it */
    isHeldBack: !editing && isLost && (hasWords || attachments.uploaded.length > 0),
    canSend,
    problem,
    isWaiting,
    append: (words: string) => setText(withWords(text, words)),
    send: () => {
      if (isEmpty) setIsMissing(true);
      if (!canSend) return;
      if (editing) void change(editing);
      else if (isUploading) setIsWaiting(true);
      else sendNow();
    },
    /** a voice note needs no words */
    sendFile: (file: OutgoingFile) => control.send('', file),
  };
}
