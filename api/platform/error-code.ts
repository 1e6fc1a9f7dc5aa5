/** The code of a system's or a driver's error ('ENOENT', '23505'); undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  // not instanceof: a test's realm has an Error of its own
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
