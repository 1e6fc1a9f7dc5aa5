import { createHash } from 'node:crypto';
import type { Experiment, Live } from '@cairn/shared-contracts/remote/release';

/** what the subject is to this purpose: a number in [0, 1), the same each time, independent between purposes */
const drawn = (purpose: string, subject: string): number =>
  createHash('sha256').update(`${purpose}:${subject}`).digest().readUIntBE(0, 6) / 2 ** 48;

/** The variant that a subject falls to, for as long as the experiment runs; undefined for who is not in it. */
export function variantFor(
  experiment: Experiment | undefined,
  subject: string,
): Experiment['variants'][number] | undefined {
  if (!experiment) return undefined;
  const { group, salt, variants } = experiment;
  if (group) {
    const place = drawn(`group/${group.name}`, subject);
    if (place < group.from || place >= group.to) return undefined;
  }
  let rest = drawn(salt, subject) * variants.reduce((total, { weight }) => total + weight, 0);
  return variants.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}

const KEY_LENGTH = 32;

/** what a visitor is in one experiment's data: nobody finds them in another's, or by their cookie, without the salt */
const keyFor = ({ salt }: Experiment, subject: string): string =>
  createHash('sha256').update(`key/${salt}:${subject}`).digest('hex').slice(0, KEY_LENGTH);

/** `x-experiments` of calls to the api: 'tour-dates:b:<key>', joined by commas; undefined for who is in none */
export function experimentsHeader({ remotes }: Pick<Live, 'remotes'>, subject: string): string | undefined {
  const all = Object.values(remotes).flatMap(({ experiment }) => {
    const variant = variantFor(experiment, subject);
    return experiment && variant ? [`${experiment.name}:${variant.name}:${keyFor(experiment, subject)}`] : [];
  });
  return all.length > 0 ? all.join(',') : undefined;
}
