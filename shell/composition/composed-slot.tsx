import { type LoadContext, SlotContext, type SlotProps, trustedHtml } from '@cairn/shared-contracts/remote/platform';
import { createContext, type ReactNode, Suspense, use, useContext, useEffect, useState } from 'react';
import { UnitBoundary } from './boundary.tsx';
import { FragmentFallback } from './fallbacks.tsx';
import { isFragmentModule, type UnitsSource } from './units-source.ts';
import { withTimeout } from './with-timeout.ts';

/** the server gives up on a fragment's calls after so long, and streams its fallback */
const PRELOAD_LIMIT_MS = 1500;

export interface SlotRuntime {
  source: UnitsSource;
  context: LoadContext;
  /** what renders wait for, by name: kept here, so that a repeated render finds the same promise */
  waits: Map<string, Promise<unknown>>;
  /** units that the page comes with: the server renders these, and only these */
  rendered: ReadonlySet<string>;
  /** server: script text with the calls made since the last time, streamed before the fragment is shown */
  collectCalls?(): string;
  nonce: string;
}

export const SlotRuntimeContext = createContext<SlotRuntime | null>(null);

function useRuntime(): SlotRuntime {
  const runtime = useContext(SlotRuntimeContext);
  if (!runtime) throw new Error('a slot needs the composition above it');
  return runtime;
}

function usePreloaded(name: string, props: object): void {
  const { source, context, waits } = useRuntime();
  const module = source.peek(source.unitOfFragment(name) ?? '');
  if (!context.isServer || !isFragmentModule(module) || !module.preload) return;
  const key = `${name} ${JSON.stringify(props)}`;
  let preload = waits.get(key);
  if (!preload) {
    // a failed call is the fragment's own business: it renders its error state
    preload = withTimeout(module.preload(props, context), PRELOAD_LIMIT_MS, `${name} preload`).catch(() => undefined);
    waits.set(key, preload);
  }
  use(preload);
}

function Filled({ name, props }: { name: string; props: object }) {
  const { source, collectCalls, rendered, nonce } = useRuntime();
  usePreloaded(name, props);
  const unit = source.unitOfFragment(name) ?? '';
  const module = source.peek(unit);
  if (!isFragmentModule(module)) throw new Error(`${name} is not a fragment`);
  const { Component } = module;
  return (
    <>
      <Component {...props} />
      {(collectCalls || rendered.has(unit)) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the api's answers, escaped by collectCalls
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={trustedHtml(collectCalls?.() ?? '')} />
      )}
    </>
  );
}

const never = new Promise<never>(() => {});

/**
 * A fragment that the server rendered and whose code is still on its way: its HTML stays as it is and comes to life when the code is
 * there. If the code cannot be had, the HTML stays for good.
 */
function Arriving({ unit, children }: { unit: string; children: ReactNode }) {
  const { source, waits } = useRuntime();
  let arrival = waits.get(unit);
  if (!arrival) {
    arrival = source.load(unit).catch((error: unknown) => {
      console.warn(`[composition] ${unit} keeps its static form: ${String(error)}`);
      return never;
    });
    waits.set(unit, arrival);
  }
  use(arrival);
  return children;
}

interface PlaceProps {
  name: SlotProps['name'];
  pending: ReactNode;
  failed: ReactNode;
}

/** a fragment that the page did not declare: fetched in the browser when it is shown */
function OnDemand({ name, pending, failed, children }: PlaceProps & { children: ReactNode }) {
  const { source } = useRuntime();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let shown = true;
    source.loadFragment(name).then(
      () => shown && setState('ready'),
      () => shown && setState('failed'),
    );
    return () => {
      shown = false;
    };
  }, [source, name]);
  switch (state) {
    case 'loading':
      return pending;
    case 'ready':
      return children;
    case 'failed':
      return failed;
  }
}

function Place({ name, props, pending, failed }: PlaceProps & { props: object }) {
  const { source, rendered, context } = useRuntime();
  const unit = source.unitOfFragment(name) ?? '';
  const filled = <Filled name={name} props={props} />;
  const isHere = source.peek(unit) !== undefined;
  if (rendered.has(unit)) return isHere ? filled : <Arriving unit={unit}>{filled}</Arriving>;
  if (isHere && !context.isServer) return filled;
  return (
    <OnDemand name={name} pending={pending} failed={failed}>
      {filled}
    </OnDemand>
  );
}

export function ComposedSlot({ name, props = {}, pending = null, failed }: SlotProps) {
  const { source } = useRuntime();
  const fallback = failed ?? <FragmentFallback name={name} />;
  if (source.isMissing(name)) return fallback;
  return (
    <UnitBoundary name={name} fallback={fallback}>
      <Suspense fallback={pending}>
        <Place name={name} props={props} pending={pending} failed={fallback} />
      </Suspense>
    </UnitBoundary>
  );
}

export function SlotProvider({ runtime, children }: { runtime: SlotRuntime; children: ReactNode }) {
  return (
    <SlotRuntimeContext value={runtime}>
      <SlotContext value={ComposedSlot}>{children}</SlotContext>
    </SlotRuntimeContext>
  );
}
