import './global-setup.ts';

export default async function globalTeardown(): Promise<void> {
  await globalThis.cairnNodes?.stop();
  await globalThis.cairnRunDatabase?.stop();
}
