import { CHAT_MESSAGE_MAX as MAX } from '@cairn/shared-contracts/domain/limits';
import { tidyText } from '@cairn/shared-contracts/domain/tidy-text';
import { newUuid } from '@cairn/shared-contracts/domain/uuid';
import { type ApiError, toApiError, useSession, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type FormControl, NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { useRef, useState } from 'react';
import { chats } from '../../../common/model/api.ts';

/** 'login': the question waits for the guest to say who asks */
export type AskStep = { kind: 'writing' } | { kind: 'login' } | { kind: 'sent'; chatId: number };

export interface Ask {
  step: AskStep;
  form: FormControl<{ question: string }>;
  isSending: boolean;
  /** logged in: the question goes out as it was written */
  loggedIn(): void;
}

/** Sends a question into the chat with the organizer; a guest logs in on the way. */
export function useAsk(organizerId: number, tourId: number | undefined): Ask {
  const { t } = useTranslation('mf-chat');
  const { user } = useSession();
  const [ask, { isLoading }] = chats.chatWithOrganizer.useMutation();
  const [step, setStep] = useState<AskStep>({ kind: 'writing' });
  const keyOf = useKey();

  /** @returns why the question did not go out, unless a login will do */
  const send = async (question: string): Promise<ApiError | typeof NOT_SENT_YET | undefined> => {
    const message = tidyText(question);
    const answer = await ask({
      organizer_id: organizerId,
      ...(tourId === undefined ? {} : { tour_id: tourId }),
      message,
      client_key: keyOf(message),
    });
    if (answer.data) {
      setStep({ kind: 'sent', chatId: answer.data.id });
      return undefined;
    }
    const problem = toApiError(answer.error);
    if (problem.kind !== 'refused' || problem.status !== 401) return problem;
    setStep({ kind: 'login' });
    return NOT_SENT_YET;
  };

  const problemOf = (question: string): string | undefined => {
    const { length } = tidyText(question);
    if (length === 0) return t('ask.required');
    return length > MAX ? t('compose.tooLong', { max: MAX, count: length - MAX }) : undefined;
  };
  const form = useForm({
    id: `ask-${organizerId}`,
    keepsDraft: true,
    initial: { question: '' },
    rules: { question: [problemOf] },
    onSubmit: async ({ question }) => {
      if (user !== null) return send(question);
      setStep({ kind: 'login' });
      return NOT_SENT_YET;
    },
  });

  const sendAfterLogin = async () => {
    setStep({ kind: 'writing' });
    const problem = await send(form.values.question);
    if (problem === undefined) form.reset();
    else if (problem !== NOT_SENT_YET) form.refuse(problem);
  };

  return { step, form, isSending: isLoading, loggedIn: () => void sendAfterLogin() };
}

/** The same for the same words: whoever sends them again because no answer came has asked once. */
function useKey(): (message: string) => string {
  const last = useRef<{ message: string; key: string }>(null);
  return (message) => {
    if (last.current?.message !== message) last.current = { message, key: newUuid() };
    return last.current.key;
  };
}
