import { sendMessage } from '@cairn/shared-contracts/api/chat.calls';
import { createFavourite } from '@cairn/shared-contracts/api/favourites.calls';
import { createIndividualTour } from '@cairn/shared-contracts/api/individual-tour.calls';
import { createRequest } from '@cairn/shared-contracts/api/request.calls';
import { joinWaitlist } from '@cairn/shared-contracts/api/waitlist.calls';
import type { Experiment } from '@cairn/shared-contracts/remote/release';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { TakingPart } from './taking-part.ts';

type Goal = Experiment['goal'];

/** which call it is whose success is the goal */
const CALL_OF: Readonly<Record<Goal, string>> = {
  booking_requested: createRequest.path,
  individual_tour_requested: createIndividualTour.path,
  message_sent: sendMessage.path,
  favourite_added: createFavourite.path,
  waitlist_joined: joinWaitlist.path,
};
const GOAL_OF = new Map(Object.entries(CALL_OF).map(([goal, path]) => [path, goal]));

/** undefined for a call that is nobody's goal */
export const goalOf = (path: string): string | undefined => GOAL_OF.get(path);

/** a goal that is reached later after the first exposure has hardly to do with it */
export const WINDOW_DAYS = 7;

/** Counts a goal for a visitor who was exposed within the window before, once. */
export async function countGoal(
  db: Kysely<Database>,
  parts: readonly TakingPart[],
  goal: string,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - WINDOW_DAYS * 86_400_000);
  for (const { experiment, key } of parts)
    await db
      .updateTable('experiment_visitors as v')
      .from('experiments as e')
      .set({ goal_at: at })
      .whereRef('e.name', '=', 'v.experiment')
      .where('e.name', '=', experiment)
      .where('e.goal', '=', goal)
      .where('e.ended_at', 'is', null)
      .where('v.key', '=', key)
      .where('v.goal_at', 'is', null)
      .where('v.seen_at', '>', since)
      .execute();
}
