/** The version whose code threw, by the containers that its stack names; undefined when none does. */
export function ownerOf(error: unknown, containers: ReadonlyMap<string, string>): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [...containers].find(([container]) => stack.includes(`${container}.js:`))?.[1];
}
