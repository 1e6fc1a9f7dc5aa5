import type { PageRenderer } from './composed-page.ts';
import { LoadedVersions } from './loaded-versions.ts';
import { renderPage } from './page.tsx';
import type { Shell } from './shell-assets.ts';
import type { VersionLoader } from './version-loader.ts';

/** Loads versions and renders pages in this very process. */
export function ownRenderer(shell: Shell): PageRenderer & { versions: VersionLoader } {
  const versions = new LoadedVersions();
  return {
    versions,
    render: async (plan, order, ports) =>
      renderPage({ ...order, ...ports, composition: versions.composed(plan), shell }),
  };
}
