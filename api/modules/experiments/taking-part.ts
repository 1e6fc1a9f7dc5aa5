/** A visitor of one experiment, as the shell says in `x-experiments`. */
export interface TakingPart {
  experiment: string;
  variant: string;
  /** a hash */
  key: string;
}

const NAME = '[a-z][a-z0-9-]{0,39}';
const ONE = new RegExp(`^(${NAME}):(${NAME}):([0-9a-f]{32})$`);
/** no visitor is in more at once than there are remotes */
const MOST = 50;

/** anything that is not of the shell's writing is nothing */
export function readTakingPart(header: string | string[] | undefined): TakingPart[] {
  if (typeof header !== 'string') return [];
  return header.split(',', MOST).flatMap((text) => {
    const [, experiment, variant, key] = ONE.exec(text) ?? [];
    return experiment && variant && key ? [{ experiment, variant, key }] : [];
  });
}
