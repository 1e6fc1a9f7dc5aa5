import type { PageRenderer } from './composed-page.ts';
import type { RenderPool } from './pool/render-pool.ts';
import { type PoolOptions, startPool } from './pool/start-pool.ts';
import type { Shell } from './shell-assets.ts';
import type { VersionLoader } from './version-loader.ts';

/** What loads versions and renders pages, wherever it does. */
export interface Renderer extends PageRenderer {
  versions: VersionLoader;
  processes: RenderPool['processes'];
  deaths: RenderPool['deaths'];
  stop(): void;
}

/** In processes of their own, where the environment asks for some; else in this one. */
export async function startRenderer(options: PoolOptions & { shell: Shell }): Promise<Renderer> {
  if (options.env.RENDER_PROCESSES === 0) {
    // React and all that pages are made of: a front that does not render goes without
    const { ownRenderer } = await import('./own-renderer.ts');
    return { ...ownRenderer(options.shell), processes: new Map(), deaths: new Map(), stop: () => undefined };
  }
  const pool = startPool(options);
  return {
    versions: pool,
    render: (plan, order, ports) => pool.render(plan, order, ports),
    get processes() {
      return pool.processes;
    },
    deaths: pool.deaths,
    stop: () => pool.stop(),
  };
}
