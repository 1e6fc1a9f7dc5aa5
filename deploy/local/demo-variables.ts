import { join } from 'node:path';
import { type Environment, flag, readSettings } from '@cairn/shared-contracts/node/settings';
import * as z from 'zod/mini';
import { ROOT } from '../registry/build.ts';

const schema = z.object({ DEMO: flag, NODE_ENV: z.optional(z.string()) });
const expected = { DEMO: 'on or off', NODE_ENV: 'development, production or test' };

/**
 * DEMO decides; where it is not set, everything but production is a demonstration.
 * @throws EnvError when it is neither on nor off
 */
export function isDemo(environment: Environment): boolean {
  const { DEMO, NODE_ENV } = readSettings({ schema, expected }, environment);
  return DEMO ?? NODE_ENV !== 'production';
}

/** What makes the api a demonstration, and one to develop on: it knows of neither by itself. */
export function demoVariables(environment: Environment): Record<string, string> {
  const isOn = isDemo(environment);
  const modules = [
    ...(isOn ? ['deploy/demo/extension.ts'] : []),
    ...(environment.NODE_ENV === 'production' ? [] : ['deploy/dev/extension.ts']),
  ];
  return {
    API_EXTENSIONS: environment.API_EXTENSIONS ?? modules.map((path) => join(ROOT, path)).join(','),
    // who looks at a demonstration meets no captcha before they call often
    ...(isOn ? { CAPTCHA: environment.CAPTCHA ?? 'auto' } : {}),
  };
}
