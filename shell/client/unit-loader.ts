import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Boot } from '../composition/boot.ts';
import { assetsOfUnits, localeOfTexts, textsUnitsOf } from '../composition/units.ts';
import { exportOf, type UnitModule, type UnitsSource } from '../composition/units-source.ts';
import { withTimeout } from '../composition/with-timeout.ts';
import { remoteModules } from './federation/remote-modules.ts';
import { allowFiles, fetchFiles } from './hints.ts';
import type { KnownComposition } from './known-composition.ts';
import { localeFailed } from './locale-failed.ts';

const LOAD_LIMIT_MS = 8000;

export type OnModule = (unit: string, module: UnitModule) => Promise<void> | undefined;

/**
 * Loads units with their style sheets and texts, each once; one that failed is tried again when it is asked for again.
 * @param onModule is called with each before it is handed out, and waited for
 */
export function unitLoader(
  boot: Boot,
  composition: KnownComposition,
  onModule: OnModule,
): Pick<UnitsSource, 'load' | 'peek'> {
  const { remoteOf, widen } = composition;
  const readModule = remoteModules();
  const loaded = new Map<string, UnitModule>();
  const loading = new Map<string, Promise<UnitModule>>();

  const fetchUnit = async (unit: string): Promise<UnitModule> => {
    const [name, expose] = splitName(unit);
    const remote = remoteOf(name);
    if (!remote?.exposes[expose] || remote.down.includes(expose)) throw new Error(`${unit} is down`);
    const files = assetsOfUnits(composition.manifest(), boot.shell.base, [unit]);
    // those of parts that come later, too: they are imported without a word to this loader
    allowFiles([...files.js, ...files.later], boot.nonce);
    const styled = fetchFiles(files);
    const module = await readModule(remote, expose);
    await styled;
    return exportOf(module);
  };

  /** a module never shows before its remote's texts are there, and not without them */
  const fetchWithTexts = async (unit: string): Promise<UnitModule> => {
    const [name, expose] = splitName(unit);
    if (!remoteOf(name)?.exposes[expose]) await widen();
    const remote = remoteOf(name);
    const texts = remote && !localeOfTexts(unit) ? textsUnitsOf(remote, expose, boot.platform.locale) : [];
    const module = fetchUnit(unit);
    const [, ...said] = await Promise.allSettled([module, ...texts.map(load)]);
    for (const [place, one] of said.entries()) {
      if (one.status === 'fulfilled') continue;
      localeFailed(texts[place] ?? unit, one.reason);
      throw one.reason;
    }
    return module;
  };

  const load = (unit: string): Promise<UnitModule> => {
    let promise = loading.get(unit);
    if (!promise) {
      const fetched = fetchWithTexts(unit).then(async (module) => {
        await onModule(unit, module);
        loaded.set(unit, module);
        return module;
      });
      promise = withTimeout(fetched, LOAD_LIMIT_MS, unit);
      loading.set(unit, promise);
      // a later navigation may try again
      promise.catch(() => loading.delete(unit));
    }
    return promise;
  };

  return { load, peek: (unit) => loaded.get(unit) };
}
