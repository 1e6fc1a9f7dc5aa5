import { type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import type { RemoteBoot } from '../composition/boot.ts';

/** @param cdn absolute address before the store's paths; @param down exposed modules that did not load */
export function bootOf(release: Release, cdn: string, down: readonly string[]): RemoteBoot {
  const base = `${cdn}/${releaseFolder(release.name, release.version)}/`;
  const { name, version, container, fragments, exposes, browser, others } = release;
  // the table says where they are
  const routes = Object.fromEntries(
    Object.entries(release.routes).map(([route, { addresses: _addresses, ...described }]) => [route, described]),
  );
  const lazy = others
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, integrity }) => ({ url: base + file, integrity }));
  return { name, version, container, routes, fragments, exposes, browser, base, lazy, down: [...down] };
}
