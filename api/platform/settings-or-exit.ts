import type { Environment } from '@cairn/shared-contracts/node/settings';
import { type Env, readEnv } from './env.ts';
import { type Extension, loadExtensions } from './extension.ts';
import { readResources, type Services } from './services.ts';

export interface BootSettings {
  env: Env;
  resources: Pick<Services, 'sites' | 'geo'>;
  extensions: readonly Extension[];
}

/** A setting, a site variant, a database of countries or an extension that makes no sense is one clear line on stderr and exit code 1. */
export async function settingsOrExit(environment: Environment): Promise<BootSettings> {
  try {
    const env = readEnv(environment);
    const resources = readResources(env);
    return { env, resources, extensions: await loadExtensions(env.API_EXTENSIONS, environment) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
