import { type PlacedFragment, SlotContext } from '@cairn/shared-contracts/remote/platform';
import { type ReactNode, Suspense } from 'react';
import { UnitBoundary } from './boundary.tsx';
import { DeferredPlace, Gated, useStanding } from './deferred-place.tsx';
import { FragmentFallback } from './fallbacks.tsx';
import { Place } from './slot-place.tsx';
import { type SlotRuntime, SlotRuntimeContext, useLost, useRuntime } from './slot-runtime.ts';

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
