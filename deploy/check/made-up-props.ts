import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { sampleOf } from '../develop/stand-in/sample.ts';
import { isUnknownToApi } from './own-answer.ts';
import type { PageSeen } from './page-seen.ts';
import type { GivenProps } from './trial-pages.ts';

const addressOf = (complaint: string): string => complaint.slice(complaint.lastIndexOf(': ') + 2);

/** what a fragment is given that nobody named anything for; undefined where it takes nothing */
function sampleFor(contract: Contract | undefined, fragment: string): object | undefined {
  const sample = sampleOf(contract?.fragments[fragment]?.props ?? {});
  return typeof sample === 'object' && sample !== null && Object.keys(sample).length > 0 ? sample : undefined;
}

/**
 * What was seen of a fragment by itself. Where its props were made up, what the api does not know of them is told, and no fault of it. One
 * that takes no props, or was given some, has asked for that by itself.
 */
export function withoutSample(
  seen: PageSeen,
  fragment: string,
  { release, given }: { release: Pick<Release, 'name' | 'contract'>; given?: GivenProps },
  unchecked: (what: string) => void,
): PageSeen {
  const unknown = seen.complaints.filter(isUnknownToApi);
  const sample = given?.[fragment] ? undefined : sampleFor(release.contract, fragment);
  if (!sample || unknown.length === 0) return seen;
  unchecked(
    `fragment ${release.name}/${fragment}: the api knows nothing of the sample it was given, at ${unknown.map(addressOf).join(', ')}; ` +
      `--props '${fragment}=${JSON.stringify(sample)}' with what there is`,
  );
  return { ...seen, complaints: seen.complaints.filter((one) => !unknown.includes(one)) };
}

/** What is not known of a page that refuses itself to whoever comes with its address alone; undefined where it does not. */
export const unseenBehind = ({ path, status }: PageSeen): string | undefined =>
  status !== undefined && status >= 400 && status < 500
    ? `${path} answers ${status}: what it shows otherwise was not looked at; --page names an address with all that it needs`
    : undefined;
