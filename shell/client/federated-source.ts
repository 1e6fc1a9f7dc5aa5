import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Boot } from '../composition/boot.ts';
import { assetsOfUnits, unitsOfPage } from '../composition/units.ts';
import type { UnitsSource } from '../composition/units-source.ts';
import { allowFiles, fetchFiles } from './hints.ts';
import { knownComposition } from './known-composition.ts';
import { type OnModule, unitLoader } from './unit-loader.ts';

export interface FederatedSource extends UnitsSource {
  /** the whole manifest, for navigation; fetched when the page is idle or somebody navigates */
  widen(): Promise<void>;
}

/** Remotes of the composition that the server resolved, from the very same files. */
export function federatedSource(boot: Boot, onModule: OnModule): FederatedSource {
  const { manifest, remoteOf, ...known } = knownComposition(boot);
  const { load, peek } = unitLoader(boot, { manifest, remoteOf, ...known }, onModule);
  return {
    ...known,
    load,
    peek,
    async loadFragment(fragment) {
      const [name] = splitName(fragment);
      if (!remoteOf(name)) await known.widen();
      return load(known.unitOfFragment(fragment) ?? fragment);
    },
    async prepare(target) {
      await known.widen().catch(() => undefined);
      const units = unitsOfPage(manifest().remotes, target, [], boot.platform.locale).filter((unit) => !peek(unit));
      const files = assetsOfUnits(manifest(), boot.shell.base, units);
      allowFiles([...files.js, ...files.later], boot.nonce);
      void fetchFiles(files);
      await Promise.allSettled(units.map(load));
    },
  };
}
