import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { bookingPath } from '@cairn/shared-contracts/domain/booking-paths';
import { type ApiError, toApiError, usePlatform, useSession } from '@cairn/shared-contracts/remote/platform';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shownPrice } from '../../../common/model/shown-price.ts';
import { type ChosenAddOn, shownAddOn } from './add-ons.ts';
import { requests } from './api.ts';
import { keepLastRequest } from './last-request.ts';
import { type Asked, beginAttempt, endAttempt, openAttempt } from './open-attempt.ts';
import { type AddOnPriceChange, addOnPriceChangesOf, type PriceChange, priceChangeOf } from './price-change.ts';
import { type TooYoung, tooYoung } from './too-young.ts';
import type { Draft } from './use-draft.ts';

export type RequestFailure =
  /** the seats went to somebody else in the meantime */
  | { kind: 'seats'; lost: TourDate; wanted: number }
  /** no departure is chosen that can be booked */
  | { kind: 'no-departure' }
  /** it costs something else by now: the tourist is asked */
  | { kind: 'price'; change: PriceChange }
  /** add-ons cost something else by now: the tourist is asked */
  | { kind: 'add-on-price'; changes: readonly AddOnPriceChange[] }
  /** the organizer has taken one of them back meanwhile */
  | { kind: 'add-on-gone'; chosen: readonly ChosenAddOn[] }
  /** there is a request of theirs for these days: they are asked whether they mean this one as well */
  | { kind: 'overlap'; uuid: string; isSameDeparture: boolean }
  /** whether it arrived is not known: asking again finds out, and books once */
  | { kind: 'unknown'; asked: Asked }
  /** the tour, or the way it is booked, takes no children so young */
  | { kind: 'too-young'; why: TooYoung }
  | { kind: 'refused'; text: string };

export interface RequestFlow {
  /** @param isSure the tourist knows of another request of theirs for these days */
  request(isSure?: boolean): void;
  /** asks again what an earlier attempt asked, with its key */
  findOut(asked: Asked): void;
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
  /** the youngest that the tour takes, years; left out of an individual tour */
  ageFrom: number | undefined;
}

/** the api, or something on the way to it, broke: the request may have arrived before */
const isAnswerLost = (error: ApiError): boolean =>
  error.kind === 'offline' || error.kind === 'broken' || (error.kind === 'refused' && error.status >= 500);

function priceFailure(fields: Readonly<Record<string, readonly string[]>>): RequestFailure {
  const changes = addOnPriceChangesOf(fields);
  return changes.length > 0 ? { kind: 'add-on-price', changes } : { kind: 'price', change: priceChangeOf(fields) };
}

/**
 * Sends the request and goes to its booking. Whose session has ended logs in on the way; what was chosen stays.
 * @param refreshOffer reads the departures anew, before a message about them is shown
 */
export function useRequest(
  { tourId, individual, ageFrom }: RequestSubject,
  draft: Draft,
  refreshOffer: () => Promise<unknown>,
): RequestFlow {
  const { user } = useSession();
  const navigate = useNavigate();
  const { site } = usePlatform();
  const refusalOf = useRefusalMessages();
  const [create, { isLoading }] = requests.createRequest.useMutation();
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  // null: nobody has to log in; else what is sent once they have
  const [waiting, setWaiting] = useState<Asked | null>(null);

  // a reload, or another tab, while an answer was awaited: what became of it is said, not guessed
  useEffect(() => {
    const open = openAttempt(tourId);
    if (open) setFailure({ kind: 'unknown', asked: open.asked });
  }, [tourId]);

  const failureOf = async (error: ApiError, asked: Asked): Promise<RequestFailure> => {
    if (isAnswerLost(error)) return { kind: 'unknown', asked };
    endAttempt(tourId);
    const code = error.kind === 'refused' ? error.code : '';
    const fields = error.kind === 'refused' ? error.fields : {};
    switch (code) {
      case 'not_enough_seats': {
        await refreshOffer();
        const lost = draft.dates.find(({ id }) => id === asked.date_id);
        return lost ? { kind: 'seats', lost, wanted: asked.tourists_count } : { kind: 'no-departure' };
      }
      case 'price_changed':
        await refreshOffer();
        return priceFailure(fields);
      case 'overlapping_request':
        return {
          kind: 'overlap',
          uuid: fields.request_uuid?.[0] ?? '',
          isSameDeparture: fields.same_departure?.[0] === '1',
        };
      default:
        if ('add_ons' in fields) {
          await refreshOffer();
          return { kind: 'add-on-gone', chosen: draft.addOns };
        }
        return { kind: 'refused', text: fields.children_ages?.[0] ?? refusalOf(error) };
    }
  };

  const send = async (asked: Asked) => {
    setFailure(null);
    const wasOpen = openAttempt(tourId) !== null;
    const answer = await create({ ...asked, idempotency_key: beginAttempt(tourId, asked) });
    if (answer.data) {
      endAttempt(tourId);
      keepLastRequest(answer.data.id);
      // in the place of the review: Back leads to the tour, and sends nothing twice
      return navigate(bookingPath(site.booking, answer.data.uuid), { replace: true });
    }
    const error = toApiError(answer.error);
    if (error.kind === 'refused' && error.status === 401) {
      // one whose answer was lost before may have arrived: it keeps its key
      if (!wasOpen) endAttempt(tourId);
      return setWaiting(asked);
    }
    return setFailure(await failureOf(error, asked));
  };

  const sendDraft = (isSure: boolean) => {
    const { date, variant, tourists, ages, addOns } = draft;
    if (!date) return setFailure({ kind: 'no-departure' });
    const why = tooYoung(ages, ageFrom, variant);
    if (why) return setFailure({ kind: 'too-young', why });
    const asked: Asked = {
      tour_id: tourId,
      date_id: date.id,
      tourists_count: tourists,
      ...(ages.length > 0 ? { children_ages: [...ages] } : {}),
      // the price of an individual tour was agreed without a variant
      shown: shownPrice(date, variant),
      ...(variant ? { variant_id: variant.id } : {}),
      ...(addOns.length > 0 ? { add_ons: addOns.map(shownAddOn) } : {}),
      ...(individual ? { individual_uuid: individual } : {}),
      ...(isSure ? { is_sure: true } : {}),
    };
    if (user === null) setWaiting(asked);
    else void send(asked);
  };

  return {
    request: (isSure = false) => sendDraft(isSure),
    findOut: (asked) => void send(asked),
    isSending: isLoading,
    failure,
    forgetFailure: () => setFailure(null),
    wantsLogin: waiting !== null,
    loggedIn: () => {
      setWaiting(null);
      if (waiting) void send(waiting);
    },
    leaveLogin: () => setWaiting(null),
  };
}
