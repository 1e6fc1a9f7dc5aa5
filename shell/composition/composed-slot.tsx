import { type LoadContext, SlotContext, type SlotProps } from '@cairn/shared-contracts/remote/platform';
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
  /** fragment and props → its calls; one a page, so that a retried render finds them */
  preloads: Map<string, Promise<unknown>>;
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
  const { source, context, preloads } = useRuntime();
  const module = source.peek(source.unitOfFragment(name) ?? '');
  if (!context.isServer || !isFragmentModule(module) || !module.preload) return;
  const key = `${name} ${JSON.stringify(props)}`;
  let preload = preloads.get(key);
  if (!preload) {
    // a failed call is the fragment's own business: it renders its error state
    preload = withTimeout(module.preload(props, context), PRELOAD_LIMIT_MS, `${name} preload`).catch(() => undefined);
    preloads.set(key, preload);
  }
  use(preload);
}

function Filled({ name, props }: { name: string; props: object }) {
  const { source, collectCalls, nonce } = useRuntime();
  usePreloaded(name, props);
  const module = source.peek(source.unitOfFragment(name) ?? '');
  if (!isFragmentModule(module)) throw new Error(`${name} is not a fragment`);
  const { Component } = module;
  return (
    <>
      <Component {...props} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the api's answers, escaped by collectCalls */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: collectCalls?.() ?? '' }} />
    </>
  );
}

/** a fragment that the page did not declare: fetched in the browser when it is shown */
function OnDemand({
  unit,
  pending,
  failed,
  children,
}: {
  unit: string;
  pending: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}) {
  const { source } = useRuntime();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let shown = true;
    source.load(unit).then(
      () => shown && setState('ready'),
      () => shown && setState('failed'),
    );
    return () => {
      shown = false;
    };
  }, [source, unit]);
  switch (state) {
    case 'loading':
      return pending;
    case 'ready':
      return children;
    case 'failed':
      return failed;
  }
}

function slotContent({ source }: SlotRuntime, { name, props = {}, pending, failed }: SlotProps): ReactNode {
  const unit = source.unitOfFragment(name);
  const fallback = failed ?? <FragmentFallback name={name} />;
  if (!unit || source.isDown(unit)) return fallback;
  const filled = <Filled name={name} props={props} />;
  const place = source.peek(unit) ? (
    filled
  ) : (
    <OnDemand unit={unit} pending={pending ?? null} failed={fallback}>
      {filled}
    </OnDemand>
  );
  return (
    <UnitBoundary name={name} fallback={fallback}>
      <Suspense fallback={pending ?? null}>{place}</Suspense>
    </UnitBoundary>
  );
}

export function ComposedSlot(props: SlotProps) {
  return slotContent(useRuntime(), props);
}

export function SlotProvider({ runtime, children }: { runtime: SlotRuntime; children: ReactNode }) {
  return (
    <SlotRuntimeContext value={runtime}>
      <SlotContext value={ComposedSlot}>{children}</SlotContext>
    </SlotRuntimeContext>
  );
}
