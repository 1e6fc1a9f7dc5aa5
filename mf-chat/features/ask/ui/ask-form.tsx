import { CHAT_MESSAGE_MAX } from '@cairn/shared-contracts/domain/limits';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form } from '@cairn/shared-contracts/ui/form';
import { TextArea } from '@cairn/shared-contracts/ui/text-area';
import type { Ask } from '../model/use-ask.ts';
import css from './ask-form.module.css';

/** The question itself. */
export function AskForm({ ask: { form, isSending }, replyHours }: { ask: Ask; replyHours: number | null }) {
  const { t } = useTranslation('mf-chat');
  return (
    <Form form={form} className={css.form}>
      <TextArea
        {...form.field('question')}
        label={t('ask.label')}
        placeholder={t('ask.placeholder')}
        hint={replyHours === null ? t('ask.hintUnknown') : t('ask.hint', { hours: replyHours })}
        maxLength={CHAT_MESSAGE_MAX}
        rows={5}
      />
      <Button type="submit" isLoading={form.isSubmitting || isSending}>
        {t('ask.send')}
      </Button>
      {/* specification §2 */}
      <p className={css.small}>{t('ask.captcha')}</p>
    </Form>
  );
}
