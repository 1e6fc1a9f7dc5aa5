import type { ComponentType } from 'react';

const named = new WeakMap<ComponentType<object>, ComponentType<object>>();

/**
 * A fragment's component under its unit's name. React tells the names of the components above a place that threw, and nothing else: this is
 * how the server knows whose it was. The same on both sides, and the same for every render: another component would be mounted anew.
 */
export function underName(unit: string, Component: ComponentType<object>): ComponentType<object> {
  const known = named.get(Component);
  if (known) return known;
  const Named = (props: object) => <Component {...props} />;
  Object.defineProperty(Named, 'name', { value: unit });
  Named.displayName = unit;
  named.set(Component, Named);
  return Named;
}

/** the innermost fragment of a component stack: 'mf-tour/fragment.card' */
export const fragmentIn = (componentStack: string): string | undefined =>
  /\bmf-[a-z0-9-]+\/fragment\.[\w-]+/.exec(componentStack)?.[0];
