import type { Call } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { countGoal, goalOf } from './goals.ts';
import { readTakingPart } from './taking-part.ts';

/**
 * Counts goals where they are reached: in calls that succeed, of visitors whom the shell says to be in an experiment. It is counted before
 * the call is answered; where that fails, it is told, and the call stands.
 */
export const countingGoals =
  ({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) =>
  (call: Call): Call => {
    const goal = goalOf(call.path);
    if (goal === undefined) return call;
    return {
      ...call,
      async handle(context) {
        const answer = await call.handle(context);
        const parts = readTakingPart(context.experiments);
        if (parts.length > 0)
          await countGoal(db, parts, goal, clock.now()).catch((error: unknown) =>
            log.error({ error: String(error), goal }, 'a goal is not counted'),
          );
        return answer;
      },
    };
  };
