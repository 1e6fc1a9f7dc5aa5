import { type Release, type ReleaseFile, releaseFolder } from '@cairn/shared-contracts/remote/release';
import type { Artifacts } from './artifacts.ts';

/** a store with much to do loses patience with nobody who asks for a few at a time */
const AT_ONCE = 6;

/** what is sent compressed */
export const isText = (path: string): boolean => /\.(js|css|json|svg)$/.test(path);

/** all that a browser may ask for of a release */
export const browserFilesOf = ({ browser, others, exposes }: Release): ReleaseFile[] => [
  browser,
  ...others,
  ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]),
];

/**
 * Has every browser file of a release in the disk cache, checked, as it is and as it is sent: the store may die or hang as soon as it is
 * live.
 * @throws when one cannot be had or is not what its hash says
 */
export async function keepBrowserFiles(artifacts: Artifacts, release: Release): Promise<void> {
  const folder = releaseFolder(release.name, release.version);
  const left = new Map(browserFilesOf(release).map(({ file, integrity }) => [file, integrity])).entries();
  // one iterator for all: each takes the next
  const take = async () => {
    for (const [file, integrity] of left) {
      await artifacts.keep(`${folder}/${file}`, integrity, isText(file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}
