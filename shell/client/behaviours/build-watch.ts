import type { BuildManifest } from './build-manifest.ts';

/** how often a page that somebody looks at asks what is live */
export const BUILD_POLL_MS = 60_000;

interface Watching {
  window: Pick<Window, 'setInterval' | 'clearInterval'>;
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** the build that made this page */
  build: string;
  manifest(): Promise<BuildManifest>;
  /** once: what this page may still want to load is another build's now */
  onNew(): void;
  /** of every answer that names withdrawn versions */
  onWithdrawn(withdrawn: NonNullable<BuildManifest['withdrawn']>): void;
}

/**
 * Asks for the build manifest from time to time and when the tab is looked at again. A new shell matters to an open page, and that
 * a version was withdrawn: another remote's old files stay where they are, and its new version comes with the next page. A failure is only
 * logged (specification §8).
 */
export function watchBuild({ window, document, build, manifest, onNew, onWithdrawn }: Watching): () => void {
  let isTold = false;
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const { shell, withdrawn } = await manifest();
      if (shell !== build && !isTold) onNew();
      isTold ||= shell !== build;
      if (withdrawn && Object.keys(withdrawn).length > 0) onWithdrawn(withdrawn);
    } catch (error) {
      console.info(`the build manifest cannot be read: ${String(error)}`);
    }
  };
  const timer = window.setInterval(() => void look(), BUILD_POLL_MS);
  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
