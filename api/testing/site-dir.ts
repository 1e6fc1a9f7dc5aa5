import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteInput } from '@cairn/shared-contracts/domain/site';

/** A folder of site variants for SITES_DIR, by name. */
export function siteDir(variants: Readonly<Record<string, SiteInput>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'cairn-sites-'));
  for (const [name, config] of Object.entries(variants))
    writeFileSync(join(dir, `${name}.json`), JSON.stringify(config));
  return dir;
}

/** headers of a call that the shell passes on for one of the variants: the api believes proxies only */
export const asSite = (name: string) => ({ 'x-site': name, 'x-forwarded-for': '198.51.100.7' });
