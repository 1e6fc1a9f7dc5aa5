import { type ComponentType, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { codeLost } from './code-lost.ts';
import { type LateOptions, late } from './late.tsx';

export interface LateCodeOptions extends LateOptions {
  /** stands in the part's place where its code cannot be had and the server's HTML is not there any more; by default nothing */
  failed?: ReactNode;
}

/** A late part whose code is a file of its own. */
export type LateCode<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches the code, as far as it can be had soon: for the loader of a page that is shown in place of another. What stalls comes after
   * the page; what is not shown at this width (`shownAt`) is not fetched.
   */
  prepare(): Promise<void>;
};

const isServer = typeof document === 'undefined';
/** how long a page may wait for the code of a part of it, ms */
const PREPARE_LIMIT_MS = 1000;

/** the server's HTML stays as it is */
const never = new Promise<never>(() => {});
const subscribe = () => () => undefined;
/** whether this render takes over the server's HTML */
const useServed = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );

/**
 * A part that is late (see `late`) and brings its code when it is wanted: the server has written its HTML, and whoever never comes
 * near it pays for the HTML alone. Where the code cannot be had, the HTML stands until the page around it changes; where it is
 * gone with its release, the shell loads the page anew.
 *
 * @param load imports the part, with a `webpackChunkName` that begins with 'served.': by it the build knows that the part's style
 * sheets belong to the page
 */
export function lateCode<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failed = null, ...options }: LateCodeOptions = {},
): LateCode<Props> {
  let isLost = false;
  /** the server's HTML waits for the code */
  let isServed = false;
  const Failed = () => failed;
  let loading: Promise<unknown> | undefined;
  let part: Promise<ComponentType<Props>> | undefined;
  let ready: ComponentType<Props> | undefined;

  function fetched(): Promise<ComponentType<Props>> {
    if (part) return part;
    const module = load();
    const coming: Promise<ComponentType<Props>> = module.then(
      ({ default: value }) => {
        isLost = false;
        ready = value;
        // what React's `use` looks at: what is there is rendered at once
        Object.assign(coming, { status: 'fulfilled', value });
        return value;
      },
      (error: unknown) => {
        // asked for again, it may be there
        part = undefined;
        isLost = true;
        codeLost(error);
        return isServed ? never : Failed;
      },
    );
    loading = module;
    part = coming;
    return coming;
  }
  async function prepare(): Promise<void> {
    if (!isServer && options.shownAt && !matchMedia(options.shownAt).matches) return;
    void fetched();
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, PREPARE_LIMIT_MS);
    await Promise.race([loading?.catch(() => undefined), limit.promise]);
    clearTimeout(timer);
  }
  // a server's bundle holds all of it: it is at hand before the first page
  if (isServer) void fetched();

  /** beside the part, which would be rendered once more when its HTML is taken over */
  function Waiting() {
    isServed = useServed();
    return null;
  }
  function Arriving(props: Props) {
    const Part = use(fetched());
    return <Part {...props} />;
  }

  // lost, and the page has changed since: HTML that nobody can change would hold it
  const Late = late((props: Props) => {
    // what is there already waits for nothing, and is rendered as any other part
    const [Part] = useState(() => ready ?? Arriving);
    if (isLost) return failed;
    return (
      <>
        <Waiting />
        <Part {...props} />
      </>
    );
  }, options);
  return Object.assign(Late, { prepare });
}
