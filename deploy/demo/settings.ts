import { count, type Environment, flag, readSettings, text } from '@cairn/shared-contracts/node/settings';
import * as z from 'zod/mini';

const schema = z.object({
  NODE_ENV: z.optional(z.string()),
  DEMO_TOURS: count(600, 200_000),
  DEMO_SEED: text('cairn'),
  AUTOPILOT: flag,
  AUTOPILOT_DELAY_MS: count(4000, 600_000),
});

type Parsed = z.output<typeof schema>;
export type DemoSettings = Omit<Parsed, 'NODE_ENV' | 'AUTOPILOT'> & {
  /** organizers confirm and answer by themselves */
  AUTOPILOT: boolean;
};

const EXPECTED: Record<keyof Parsed, string> = {
  NODE_ENV: 'development, production or test',
  DEMO_TOURS: 'a whole number between 0 and 200000',
  DEMO_SEED: 'any text',
  AUTOPILOT: 'on or off',
  AUTOPILOT_DELAY_MS: 'a whole number of milliseconds up to 600000',
};

/** @throws EnvError for the first variable that makes no sense */
export function readDemoSettings(source: Environment): DemoSettings {
  const { NODE_ENV, AUTOPILOT, ...settings } = readSettings({ schema, expected: EXPECTED }, source);
  return { ...settings, AUTOPILOT: AUTOPILOT ?? NODE_ENV !== 'production' };
}
