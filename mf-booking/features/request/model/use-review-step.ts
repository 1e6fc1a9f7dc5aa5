import { requestPath } from '@cairn/shared-contracts/domain/booking-paths';
import { usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { choiceOf } from './asked-for.ts';
import type { Draft } from './use-draft.ts';
import type { RequestSubject } from './use-request.ts';

export interface ReviewStep {
  /** on to the review; a guest says first who asks */
  open(): void;
  wantsLogin: boolean;
  loggedIn(): void;
  leaveLogin(): void;
}

/** The way from the panel to the page where the request is looked over and sent. What was chosen goes along in the address. */
export function useReviewStep(
  { tourId, individual }: Pick<RequestSubject, 'tourId' | 'individual'>,
  draft: Draft,
): ReviewStep {
  const { user } = useSession();
  const { site } = usePlatform();
  const navigate = useNavigate();
  const [wantsLogin, setWantsLogin] = useState(false);
  const go = () => {
    const { date } = draft;
    if (date) void navigate(requestPath(site.booking, tourId, choiceOf({ ...draft, date }, individual)));
  };
  return {
    open: () => (user === null ? setWantsLogin(true) : go()),
    wantsLogin,
    loggedIn: () => {
      setWantsLogin(false);
      go();
    },
    leaveLogin: () => setWantsLogin(false),
  };
}
