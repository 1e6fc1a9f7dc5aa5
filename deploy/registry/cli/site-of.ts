import { UsageError } from './command.ts';

/**
 * The site that a command is about: the one that was named, else as the environment says that `npm start` has it.
 * @throws UsageError when it is no address of a site
 */
export function siteOf(
  named: string | undefined,
  { PUBLIC_URL, PORT = '3000' }: NodeJS.ProcessEnv = process.env,
): string {
  const site = named ?? PUBLIC_URL ?? `http://localhost:${PORT}`;
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new UsageError('--site takes the address of a site: https://cairn.example');
  return new URL(site).origin;
}
