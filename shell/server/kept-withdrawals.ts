import { isDeepStrictEqual } from 'node:util';
import { type Live, type PastVersion, releaseKey, versionsOf } from '@cairn/shared-contracts/remote/release';

/** a mark stays as it is, once; that the version is not safe may be found out later, and by another */
function isKept(mark: PastVersion, found: readonly PastVersion[]): boolean {
  const [next, ...more] = found;
  if (!next || more.length > 0) return false;
  if (isDeepStrictEqual(mark, next)) return true;
  const isUnsafeNow = !mark.withdrawn?.safety && next.withdrawn?.safety === true;
  return isUnsafeNow && isDeepStrictEqual({ ...next, withdrawn: mark.withdrawn }, mark);
}

/**
 * That a version is live never again is no squad's to take back, not even of its own remote: it may be the platform that said so.
 * @returns what a revision does to such a version
 */
export function withdrawalBroken(before: Live, next: Live, name: string): string | undefined {
  const past = next.past?.[name] ?? [];
  const lifted = (before.past?.[name] ?? []).find(
    (mark) =>
      mark.withdrawn &&
      !isKept(
        mark,
        past.filter(({ version }) => version === mark.version),
      ),
  );
  if (lifted) return `takes back that ${releaseKey(name, lifted.version)} was withdrawn`;
  const remote = next.remotes[name];
  const live = remote ? versionsOf(remote).map(({ version }) => version) : [];
  const again = past.find(({ version, withdrawn }) => withdrawn && live.includes(version));
  return again && `makes ${releaseKey(name, again.version)} live, which was withdrawn`;
}
