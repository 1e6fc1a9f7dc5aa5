import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { useRef, useState } from 'react';
import type { Plan } from '../model/plan.ts';
import type { Draft } from '../model/use-draft.ts';
import type { RequestFlow } from '../model/use-request.ts';
import { FailureAlert } from './failure-alert.tsx';
import css from './review-send.module.css';

interface ReviewSendProps {
  draft: Draft;
  flow: RequestFlow;
  plan: Plan;
}

/** Consent, and the button that sends; on phones the button stays at the lower edge. Why it did not go through is said beside it. */
export function ReviewSend({ draft, flow, plan }: ReviewSendProps) {
  const { t } = useTranslation('mf-booking');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const termsRef = useRef<HTMLDivElement>(null);
  /** nothing that sends goes past the consent, whichever button it is */
  const agreed = (send: () => void) => () => {
    if (isAgreed) return send();
    setIsMissing(true);
    termsRef.current?.querySelector('input')?.focus();
  };
  const consenting: RequestFlow = {
    ...flow,
    request: (isSure) => agreed(() => flow.request(isSure))(),
  };
  const { quote } = draft;
  return (
    <>
      <div ref={termsRef}>
        <TermsCheckbox
          isSelected={isAgreed}
          onChange={(is) => {
            setIsAgreed(is);
            setIsMissing(false);
          }}
          {...(isMissing ? { error: t('review.acceptTerms') } : {})}
        />
      </div>
      <div className={css.send}>
        {flow.failure ? <FailureAlert failure={flow.failure} draft={draft} flow={consenting} /> : null}
        <Button size="lg" isBlock isLoading={flow.isSending} onPress={() => consenting.request()}>
          {t('review.send')}
        </Button>
        <p>
          {t('review.promise', {
            ...plan.freeCancel,
            nothing: formatMoney({ amount: 0, currency: quote?.total.currency ?? draft.date?.currency ?? '' }),
          })}
        </p>
      </div>
    </>
  );
}
