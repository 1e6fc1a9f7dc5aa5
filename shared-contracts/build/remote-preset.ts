import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { RemoteDescription } from '../remote/define-remote.ts';
import { packageVersion, remoteConfigs } from './remote-config.ts';

export interface BuildOptions {
  /** default: the remote's package version */
  version?: string;
  /** default: <dir>/dist/<version> */
  out?: string;
  mode?: 'production' | 'development';
}

/** gives the two configurations, browser and server, of one version */
export type RemotePreset = (options?: BuildOptions) => Promise<[browser: Configuration, server: Configuration]>;

/** the remote's `remote.ts` */
export async function readDescription(dir: string): Promise<RemoteDescription> {
  const module: { default: RemoteDescription } = await import(pathToFileURL(join(dir, 'remote.ts')).href);
  return module.default;
}

/** folder of a version's build */
export const outputOf = (dir: string, { version, out }: BuildOptions): string =>
  out ?? join(dir, 'dist', version ?? packageVersion(dir));

/**
 * All of a remote's rspack.config.ts: `export default remotePreset(import.meta.dirname)`. What the remote offers stands in its
 * remote.ts, what it shares with the app in the preset.
 */
export const remotePreset =
  (dir: string): RemotePreset =>
  async (options = {}) =>
    remoteConfigs({
      dir,
      description: await readDescription(dir),
      version: options.version ?? packageVersion(dir),
      out: outputOf(dir, options),
      ...(options.mode ? { mode: options.mode } : {}),
    });

/** the preset that a remote's own rspack.config.ts exports */
export async function readPreset(dir: string): Promise<RemotePreset> {
  const module: { default: RemotePreset } = await import(pathToFileURL(join(dir, 'rspack.config.ts')).href);
  return module.default;
}
