import { type ComponentType, useEffect } from 'react';
import { useNear } from '../model/use-near.ts';
import { useOnDemand } from '../model/use-on-demand.ts';

export interface WhenNearProps<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  /** keeps the room of what will come */
  className?: string | undefined;
}

/** a page without such a part lacks little */
const withoutIt = () => {};

/** A part whose code is fetched when somebody is about to see it. */
export function WhenNear<Props extends object>({ load, props, className }: WhenNearProps<Props>) {
  const [ref, isNear] = useNear<HTMLDivElement>();
  const { Part, want } = useOnDemand(load, withoutIt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes near
  useEffect(() => {
    if (isNear) want();
  }, [isNear]);
  return (
    <div ref={ref} className={className}>
      {Part ? <Part {...props} /> : null}
    </div>
  );
}
