import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { toApiError, usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { requests } from './api.ts';
import { type AttemptKeys, attemptKeys } from './attempt-key.ts';
import { keepLastRequest } from './last-request.ts';
import type { Draft } from './use-draft.ts';

export type RequestFailure =
  /** the seats went to somebody else in the meantime */
  | { kind: 'seats'; lost: TourDate; wanted: number }
  /** no departure is chosen that can be booked */
  | { kind: 'no-departure' }
  | { kind: 'refused'; text: string };

export interface RequestFlow {
  request(): void;
  isSending: boolean;
  failure: RequestFailure | null;
  forgetFailure(): void;
  /** a guest has to say who asks: the login dialog is wanted */
  wantsLogin: boolean;
  /** logged in: the request goes on where it stopped */
  loggedIn(): void;
  leaveLogin(): void;
}

/** What is asked for beside the choices. */
export interface RequestSubject {
  tourId: number;
  /** uuid of the individual tour that the departure belongs to */
  individual: string | undefined;
}

/**
 * Sends the request and goes to its booking. A guest logs in on the way; what was chosen stays.
 * @param refreshSeats reads the departures anew, before a message about them is shown
 */
export function useRequest(
  { tourId, individual }: RequestSubject,
  draft: Draft,
  refreshSeats: () => Promise<unknown>,
): RequestFlow {
  const { user } = useSession();
  const navigate = useNavigate();
  const { site } = usePlatform();
  const refusalOf = useRefusalMessages();
  const [create, { isLoading }] = requests.createRequest.useMutation();
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const [wantsLogin, setWantsLogin] = useState(false);
  const keysRef = useRef<AttemptKeys>(null);
  keysRef.current ??= attemptKeys();
  const keys = keysRef.current;

  const send = async () => {
    const { date, variant, tourists } = draft;
    if (!date) return setFailure({ kind: 'no-departure' });
    setFailure(null);
    const asked = {
      tour_id: tourId,
      date_id: date.id,
      tourists_count: tourists,
      ...(variant ? { variant_id: variant.id } : {}),
      ...(individual ? { individual_uuid: individual } : {}),
    };
    const answer = await create({ ...asked, idempotency_key: keys.keyFor(JSON.stringify(asked)) });
    if (answer.data) {
      keepLastRequest(answer.data.id);
      return navigate(bookingPath(site.booking, answer.data.uuid));
    }

    const error = toApiError(answer.error);
    if (error.kind === 'refused' && error.status === 401) return setWantsLogin(true);
    if (error.kind === 'refused') keys.settle();
    if (error.kind === 'refused' && error.code === 'not_enough_seats') {
      await refreshSeats();
      return setFailure({ kind: 'seats', lost: date, wanted: tourists });
    }
    return setFailure({ kind: 'refused', text: refusalOf(error) });
  };

  return {
    request: () => {
      if (draft.date && user === null) setWantsLogin(true);
      else void send();
    },
    isSending: isLoading,
    failure,
    forgetFailure: () => setFailure(null),
    wantsLogin,
    loggedIn: () => {
      setWantsLogin(false);
      void send();
    },
    leaveLogin: () => setWantsLogin(false),
  };
}
