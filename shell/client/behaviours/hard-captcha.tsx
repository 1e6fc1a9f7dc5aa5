import { onHardCaptcha } from '@cairn/shared-contracts/state/captcha';
import { lazy, useEffect, useState } from 'react';
import { LazyPart } from '../../layout/lazy-part.tsx';

const HardCaptchaDialog = lazy(() => import('./hard-captcha-dialog.tsx'));

type Answer = (isWanted: boolean) => void;

/** Asks before the captcha that takes seconds (specification §8, hard_captcha); the one that takes none asks nobody. */
export function HardCaptcha() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(
    () => onHardCaptcha(() => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve]))),
    [],
  );
  if (waiting.length === 0) return null;
  // several calls may have been refused at once: one answer is for all of them
  const answer: Answer = (isWanted) => {
    for (const tell of waiting) tell(isWanted);
    setWaiting([]);
  };
  return (
    <LazyPart onFail={() => answer(false)}>
      <HardCaptchaDialog onAnswer={answer} />
    </LazyPart>
  );
}
