import { type ApiError, toApiError, useSession } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { chats } from '../../live/model/api.ts';

/** 'login': the question waits for the guest to say who asks */
export type AskStep = { kind: 'writing' } | { kind: 'login' } | { kind: 'sent'; chatId: number };

export interface Ask {
  step: AskStep;
  text: string;
  setText(text: string): void;
  isEmpty: boolean;
  error: ApiError | null;
  isSending: boolean;
  submit(): void;
  /** logged in: the question goes out as it was written */
  loggedIn(): void;
}

/** Sends a question into the chat with the organizer; a guest logs in on the way. */
export function useAsk(organizerId: number, tourId: number): Ask {
  const { user } = useSession();
  const [ask, { isLoading, error }] = chats.chatWithOrganizer.useMutation();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [step, setStep] = useState<AskStep>({ kind: 'writing' });

  const send = async () => {
    const answer = await ask({ organizer_id: organizerId, tour_id: tourId, message: text.trim() });
    if (answer.data) return setStep({ kind: 'sent', chatId: answer.data.id });
    const problem = toApiError(answer.error);
    setStep({ kind: problem.kind === 'refused' && problem.status === 401 ? 'login' : 'writing' });
  };

  return {
    step,
    text,
    setText: (next) => {
      setText(next);
      if (next.trim()) setIsEmpty(false);
    },
    isEmpty,
    error: error && !isLoading ? toApiError(error) : null,
    isSending: isLoading,
    submit: () => {
      if (!text.trim()) setIsEmpty(true);
      else if (user === null) setStep({ kind: 'login' });
      else void send();
    },
    loggedIn: () => {
      setStep({ kind: 'writing' });
      void send();
    },
  };
}
