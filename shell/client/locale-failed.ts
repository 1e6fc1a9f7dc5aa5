/** Specification §8: "Locale failures log Failed locale loading". */
export function localeFailed(file: string, error: unknown): void {
  console.error(`Failed locale loading: ${file}: ${String(error)}`);
}
