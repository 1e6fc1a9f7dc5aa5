import {
  type ShownState,
  type SourcePlace,
  TREE_EVENTS,
  TREE_SHOWN,
  TREE_SOURCES,
  type TreeEvent,
} from '@cairn/shared-contracts/remote/working-tree';
import { UNIT_FAILED, type UnitFailure } from '../../composition/unit-failed.ts';
import type { Page } from './open-tree.ts';
import { Overlay } from './overlay.ts';
import { fetchShared } from './shared-at-hand.ts';
import { idle } from './standing-html.ts';

const RUNNING = 'this page';
const onServer = (remote: string): string => `${remote} on the server`;

/** where the stack of an error leads in the sources of the working tree */
async function placesOf(stack: string): Promise<SourcePlace[]> {
  const answer = await fetch(TREE_SOURCES, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: stack });
  // of our own server
  return answer.ok ? ((await answer.json()) as SourcePlace[]) : [];
}

/** says that this page has a change: until then the processors are its own, and the server's part is not built */
const hasShown = (state: ShownState): void =>
  // who runs `npm run dev` has ended it: nobody waits
  void fetch(TREE_SHOWN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  }).catch(() => undefined);

const shownPlace = ([place]: readonly SourcePlace[]): string[] =>
  place ? [`${place.file}:${place.line}:${place.column}\n\n${place.excerpt}`] : [];

async function showError(overlay: Overlay, error: unknown): Promise<void> {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const where = shownPlace(await placesOf(stack).catch(() => []));
  overlay.show(RUNNING, error instanceof Error ? `${error.name}: ${error.message}` : String(error), [...where, stack]);
}

/** Keeps the page that is open with the working tree, and shows what is wrong with that. */
export function followTree(page: Omit<Page, 'reload' | 'caught'>): { caught(error: unknown): void } {
  const tree = globalThis.__CAIRN_DEVELOPMENT__;
  const overlay = new Overlay();
  /** remote → its state that threw on the server last */
  const threwIn = new Map<string, string>();
  const caught = (error: unknown) => void showError(overlay, error);
  tree?.follow({ ...page, caught, reload: () => location.reload() });
  addEventListener('error', ({ error }) => error && caught(error));
  addEventListener('unhandledrejection', ({ reason }) => caught(reason));
  // unitFailed() makes no other
  addEventListener(UNIT_FAILED, (event) => {
    const { name, reason, error } = (event as CustomEvent<UnitFailure>).detail;
    console.warn(`[development] ${name}: ${reason}`);
    caught(error);
  });
  const hear = async (event: TreeEvent) => {
    switch (event.kind) {
      case 'built':
        overlay.mended(event.remote);
        // a change may import any of it
        await shared;
        await tree?.built(event.remote, event.hash);
        // once the page has the change: what it threw before may be thrown until then
        overlay.mended(RUNNING);
        await idle();
        return hasShown({ remote: event.remote, hash: event.hash });
      case 'served':
        // also a state that was there before: it is not built anew
        overlay.mended(event.remote);
        // a page may be made of a state before that is said to be served
        if (threwIn.get(event.remote) !== event.release) overlay.mended(onServer(event.remote));
        return tree?.served(event.remote, event.hash, event.isOtherContract);
      case 'failed':
        return overlay.show(event.remote, `${event.remote} cannot be shown`, event.reasons);
      case 'threw': {
        const { remote, release, part, reason, places, stack } = event;
        threwIn.set(remote, release);
        return overlay.show(onServer(remote), `${remote}/${part} on the server: ${reason}`, [
          ...shownPlace(places),
          stack,
        ]);
      }
    }
  };
  // written by deploy/develop of the same commit
  new EventSource(TREE_EVENTS).onmessage = ({ data }) => void hear(JSON.parse(data) as TreeEvent);
  // behind it: those are a hundred requests, and a change of the contract is said once
  const shared = fetchShared();
  return { caught };
}
