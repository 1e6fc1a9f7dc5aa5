import { type Action, createAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';

/** What this page has done or heard of that makes answers of the api old: an answer that was asked for before the last of it may not know. */
export interface Changes {
  /** grows with each: something is written or was, a file goes up or has gone, answers are made stale */
  count: number;
  /** writes and files on their way: nobody knows yet which answers hold them */
  underWay: number;
}

/** files go up beside RTK Query */
export const uploadBegun = createAction('changes/uploadBegun');
export const uploadEnded = createAction('changes/uploadEnded');

/** RTK Query's own: also of those that are not tracked, which its state says nothing of */
const MUTATION = `${baseApi.reducerPath}/executeMutation/`;

/** Endpoints of mutations that answers of the api know nothing of, such as a ticket for the socket. Filled as contracts are read. */
export const mutationsWithoutChanges = new Set<string>();

/** the part of RTK Query's own actions that says whose they are */
type OfEndpoint = Action & { meta?: { arg?: { endpointName?: string } } };

const changesNothing = ({ meta }: OfEndpoint): boolean => mutationsWithoutChanges.has(meta?.arg?.endpointName ?? '');

const isBegun = ({ type }: Action): boolean => uploadBegun.match({ type }) || type === `${MUTATION}pending`;
const isEnded = ({ type }: Action): boolean =>
  uploadEnded.match({ type }) || type === `${MUTATION}fulfilled` || type === `${MUTATION}rejected`;

export function changesReducer(changes: Changes = { count: 0, underWay: 0 }, action: OfEndpoint): Changes {
  const { count, underWay } = changes;
  if (changesNothing(action)) return changes;
  if (isBegun(action)) return { count: count + 1, underWay: underWay + 1 };
  if (isEnded(action)) return { count: count + 1, underWay: underWay - 1 };
  return baseApi.util.invalidateTags.match(action) ? { count: count + 1, underWay } : changes;
}
