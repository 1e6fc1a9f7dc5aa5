/**
 * The names that were asked for, or all of them; known before anything is built and started.
 * @param what as a sentence calls one of them: 'drill'
 * @throws for a name that there is not
 */
export function chosenOf<K extends string>(what: string, asked: readonly string[] | undefined, all: readonly K[]): K[] {
  if (!asked) return [...all];
  return asked.map((name) => {
    const known = all.find((one) => one === name);
    if (known === undefined) throw new Error(`there is no ${what} "${name}": ${all.join(', ')}`);
    return known;
  });
}
