import { type PlacedFragment, trustedHtml } from '@cairn/shared-contracts/remote/platform';
import { Fragment, type ReactNode, use, useEffect, useState } from 'react';
import { underName } from './named-fragment.tsx';
import { never, useRuntime } from './slot-runtime.ts';
import { unitFailed } from './unit-failed.ts';
import { isFragmentModule } from './units-source.ts';
import { withTimeout } from './with-timeout.ts';

/** the server gives up on a fragment's calls after so long, and streams its fallback */
const PRELOAD_LIMIT_MS = 1500;

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
export function Place({ name, props, pending, failed }: PlaceProps & { props: object }) {
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
