import { createGate, type Gate, watch, watchTurning } from '@cairn/shared-contracts/remote/near';
import {
  type LoadContext,
  type PlacedFragment,
  SlotContext,
  trustedHtml,
} from '@cairn/shared-contracts/remote/platform';
import {
  createContext,
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { UnitBoundary } from './boundary.tsx';
import css from './composed-slot.module.css';
import { FragmentFallback } from './fallbacks.tsx';
import { holdPress } from './held-press.ts';
import { underName } from './named-fragment.tsx';
import { type PartRef, waitingIn } from './part-place.ts';
import { unitFailed } from './unit-failed.ts';
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
  /** those of `rendered` that come to life when their place comes near the screen */
  deferred: ReadonlySet<string>;
  /** server: script text with the calls made since the last time, streamed before the fragment is shown */
  collectCalls?(): string;
  nonce: string;
  /** browser: who wants to know where the parts of a remote stand; undefined where nobody does */
  refOf?(name: string): PartRef | undefined;
  /**
   * development: the HTML of a part stands and is not taken over yet.
   * @param wake takes over what waits to be wanted
   * @returns says that it is taken over, or gone
   */
  standing?(wake?: () => void): () => void;
}

/** what a deferred place tells its fragment: what to wait for, and whom to tell that it lives */
const WaitContext = createContext<{ gate: Gate; onAlive(): void } | null>(null);
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
  const { source, collectCalls, rendered, nonce, refOf } = useRuntime();
  usePreloaded(name, props);
  const unit = source.unitOfFragment(name) ?? '';
  const module = source.peek(unit);
  if (!isFragmentModule(module)) throw new Error(`${name} is not a fragment`);
  const Component = underName(unit, module.Component);
  return (
    <>
      {/* biome-ignore lint/complexity/noUselessFragments: it is there for its ref */}
      <Fragment ref={refOf?.(name)}>
        <Component {...props} />
      </Fragment>
      {(collectCalls || rendered.has(unit)) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the api's answers, escaped by collectCalls
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={trustedHtml(collectCalls?.() ?? '')} />
      )}
    </>
  );
}

/** also what stands in `waits` for a unit whose code cannot be had */
const never = new Promise<never>(() => {});

/** as of this render: HTML that never comes to life would hold the change that is being rendered, so it goes with it */
function useLost(name: PlacedFragment['name']): boolean {
  const { source, waits } = useRuntime();
  return waits.get(source.unitOfFragment(name) ?? '') === never;
}

/**
 * A fragment that the server rendered. While its code is on its way its HTML stays as it is; it comes to life when the code is there.
 * If the code cannot be had, the HTML stays until the page around it changes.
 */
function Arriving({ unit, children }: { unit: string; children: ReactNode }) {
  const { source, waits } = useRuntime();
  let arrival = waits.get(unit);
  if (!source.peek(unit)) {
    if (!arrival) {
      arrival = source.load(unit).catch((error: unknown) => {
        console.warn(`[composition] ${unit} keeps its static form: ${String(error)}`);
        unitFailed(unit, error);
        waits.set(unit, never);
        return never;
      });
      waits.set(unit, arrival);
    }
    use(arrival);
  } else if (arrival && arrival !== never) {
    // React renders again what has waited, and asks for the same waits
    use(arrival);
  }
  return children;
}

interface PlaceProps {
  name: PlacedFragment['name'];
  pending: ReactNode;
  failed: ReactNode;
}

/** a fragment that the page did not declare: fetched in the browser when it is shown */
function OnDemand({ name, pending, failed, children }: PlaceProps & { children: ReactNode }) {
  const { source, context } = useRuntime();
  const isHere = !context.isServer && source.peek(source.unitOfFragment(name) ?? '') !== undefined;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(isHere ? 'ready' : 'loading');
  useEffect(() => {
    if (isHere) return;
    let shown = true;
    source.loadFragment(name).then(
      () => shown && setState('ready'),
      (error: unknown) => {
        unitFailed(name, error);
        if (shown) setState('failed');
      },
    );
    return () => {
      shown = false;
    };
  }, [source, name, isHere]);
  switch (state) {
    case 'loading':
      return pending;
    case 'ready':
      return children;
    case 'failed':
      return failed;
  }
}

/** Which of the two it is never changes while the page stands: a fragment that has come must not be mounted anew. */
function Place({ name, props, pending, failed }: PlaceProps & { props: object }) {
  const { source, rendered } = useRuntime();
  const unit = source.unitOfFragment(name) ?? '';
  const filled = <Filled name={name} props={props} />;
  return rendered.has(unit) ? (
    <Arriving unit={unit}>{filled}</Arriving>
  ) : (
    <OnDemand name={name} pending={pending} failed={failed}>
      {filled}
    </OnDemand>
  );
}

interface DeferredProps {
  name: PlacedFragment['name'];
  wake: PlacedFragment['wake'];
  children: ReactNode;
}

/**
 * A place whose fragment stands below the fold, or reads well without its code: the server's HTML waits in it until it is wanted. Until then whoever renders above must
 * not make React look into that HTML: it would be thrown away. What is pressed meanwhile counts once its code is there (early-press.ts).
 */
function DeferredPlace({ name, wake, children }: DeferredProps) {
  const { source, waits, refOf } = useRuntime();
  const isLost = useLost(name);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => (typeof document !== 'undefined' && document.getElementById(id) ? createGate() : null));
  const [first] = useState(children);
  const [isAlive, setIsAlive] = useState(!gate);
  const [wait] = useState(() => gate && { gate, onAlive: () => setIsAlive(true) });
  useEffect(() => {
    const place = ref.current;
    // it has no box of its own
    const box = place?.parentElement;
    if (!gate || !place || !box) return;
    if (wake === 'start') return gate.open();
    return wake === 'interaction' ? watchTurning(place, gate) : watch(box, gate);
  }, [gate, wake]);
  useEffect(() => {
    const place = ref.current;
    // it is seen before it lives
    return isAlive || !place ? undefined : refOf?.(name)?.(waitingIn(place));
  }, [isAlive, refOf, name]);
  useEffect(() => {
    const place = ref.current;
    if (isAlive || !place || wake !== 'interaction') return;
    const unit = source.unitOfFragment(name) ?? '';
    return holdPress(place, {
      isDecided: () => source.peek(unit) !== undefined || waits.get(unit) === never,
      load: () => source.load(unit),
    });
  }, [isAlive, wake, source, waits, name]);
  return (
    <div ref={ref} id={id} className={css.boxless}>
      <WaitContext value={wait}>{isAlive || isLost ? children : first}</WaitContext>
    </div>
  );
}

/** within a Suspense boundary: keeps it as the server sent it until the gate opens */
function Gated({ onAlive, children }: { onAlive(): void; children: ReactNode }) {
  const wait = useContext(WaitContext);
  if (wait) use(wait.gate.opened);
  useEffect(() => {
    wait?.onAlive();
    onAlive();
  }, [wait, onAlive]);
  return children;
}

/** Tells who wants to know of HTML that still waits to be taken over. @returns is called from within, once it lives */
function useStanding(): () => void {
  const { standing } = useRuntime();
  const wait = useContext(WaitContext);
  const part = useRef<{ isAlive: boolean; end?: () => void }>({ isAlive: false });
  useEffect(() => {
    const { current } = part;
    // what is within has its effects first
    if (!standing || current.isAlive) return;
    const end = standing(wait ? () => wait.gate.open() : undefined);
    current.end = end;
    return end;
  }, [standing, wait]);
  return useCallback(() => {
    part.current.isAlive = true;
    part.current.end?.();
  }, []);
}

function ComposedSlot(slot: PlacedFragment) {
  const { source, deferred } = useRuntime();
  const isDeferred = deferred.has(source.unitOfFragment(slot.name) ?? '');
  return isDeferred ? (
    <DeferredPlace name={slot.name} wake={slot.wake}>
      <Contained {...slot} />
    </DeferredPlace>
  ) : (
    <Contained {...slot} />
  );
}

function Contained({ name, props = {}, pending = null, failed }: PlacedFragment) {
  const { source } = useRuntime();
  const isLost = useLost(name);
  const lives = useStanding();
  const fallback = failed ?? <FragmentFallback name={name} />;
  if (isLost || source.isMissing(name)) return fallback;
  return (
    <UnitBoundary name={name} fallback={fallback}>
      <Suspense fallback={pending}>
        <Gated onAlive={lives}>
          <Place name={name} props={props} pending={pending} failed={fallback} />
        </Gated>
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
