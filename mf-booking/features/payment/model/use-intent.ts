import type { PaymentIntentAnswer } from '@cairn/shared-contracts/api/request.schema';
import { type ApiError, toApiError } from '@cairn/shared-contracts/remote/platform';
import { useEffect, useRef } from 'react';
import type { NextPayment } from '../../../common/model/trip.ts';
import { requests } from './api.ts';

export interface IntentState {
  intent: PaymentIntentAnswer | undefined;
  error: ApiError | null;
  retry(): void;
}

/** Opens the payment once the page lives: the provider says which form is to be shown. Asking again gives the same intent. */
export function useIntent(uuid: string, type: NextPayment['type']): IntentState {
  const [create, { data, error, isLoading }] = requests.createPayment.useMutation();
  const isAskedRef = useRef(false);
  useEffect(() => {
    if (isAskedRef.current) return;
    isAskedRef.current = true;
    void create({ uuid, type, method: 'card' });
  }, [create, uuid, type]);
  return {
    intent: data,
    error: error && !isLoading ? toApiError(error) : null,
    retry: () => void create({ uuid, type, method: 'card' }),
  };
}
