import { CHAT_MESSAGE_MAX } from '@cairn/shared-contracts/domain/limits';
import { apiErrorText, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import { useRef } from 'react';
import type { Ask } from '../model/use-ask.ts';
import css from './ask-form.module.css';

/** The question itself. */
export function AskForm({ ask, replyHours }: { ask: Ask; replyHours: number }) {
  const { t } = useTranslation('mf-chat');
  const areaRef = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!ask.text.trim()) areaRef.current?.focus();
        ask.submit();
      }}
    >
      <TextArea
        label={t('ask.label')}
        placeholder={t('ask.placeholder')}
        hint={t('ask.hint', { hours: replyHours })}
        error={ask.isEmpty ? t('ask.required') : undefined}
        inputRef={areaRef}
        value={ask.text}
        onChange={ask.setText}
        maxLength={CHAT_MESSAGE_MAX}
        rows={5}
      />
      {ask.error ? <Alert tone="danger">{apiErrorText(ask.error)}</Alert> : null}
      <Button type="submit" isLoading={ask.isSending}>
        {t('ask.send')}
      </Button>
    </form>
  );
}
