import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Site } from '../domain/site.ts';
import { readSiteFile, SiteError } from './site-file.ts';

/** the variant for host names that no file lists */
const DEFAULT_KEY = 'international';
const FOLDER = join('deploy', 'sites');

export interface SiteVariant {
  /** the file's name without .json */
  key: string;
  config: Site;
}

/** The variants that this process serves, read and checked once at boot. */
export interface Sites {
  all: readonly SiteVariant[];
  /** by the name that the shell passes on, else by host name ('localhost:3000' is fine), else the default; a forced variant wins over both */
  choose(by: { key?: string | undefined; host?: string | undefined }): SiteVariant;
}

export interface SitesOptions {
  /** SITES_DIR; without it deploy/sites is looked for in `near` and the folders above */
  dir?: string | undefined;
  /** SITE: the one variant, whatever the host */
  forced?: string | undefined;
  near: readonly string[];
}

function findFolder(from: string): string | undefined {
  const folder = join(from, FOLDER);
  if (existsSync(folder)) return folder;
  const above = dirname(from);
  return above === from ? undefined : findFolder(above);
}

function siteFiles({ dir, near }: SitesOptions): string[] {
  const folder = dir ? resolve(dir) : near.map(findFolder).find(Boolean);
  if (!folder) throw new SiteError(`SITES_DIR is not set and there is no ${FOLDER} near ${near.join(', ')}`);
  if (!existsSync(folder)) throw new SiteError(`SITES_DIR must be a folder, but there is no ${folder}`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new SiteError(`${folder} holds no site: put a file like ${DEFAULT_KEY}.json there`);
  return files.sort().map((name) => join(folder, name));
}

function byHost(all: readonly SiteVariant[]): Map<string, SiteVariant> {
  const hosts = new Map<string, SiteVariant>();
  for (const variant of all) {
    for (const host of variant.config.hosts) {
      const other = hosts.get(host);
      if (other) throw new SiteError(`${variant.key}.json: hosts: ${host} belongs to ${other.key}.json already`);
      hosts.set(host, variant);
    }
  }
  return hosts;
}

/** 'Days.cairn.example:443' → 'days.cairn.example' */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/** @throws SiteError when a file or the choice makes no sense */
export function readSites(options: SitesOptions): Sites {
  const all = siteFiles(options).map((file) => ({ key: basename(file, '.json'), config: readSiteFile(file) }));
  const byKey = new Map(all.map((variant) => [variant.key, variant]));
  const hosts = byHost(all);
  const fallback = byKey.get(DEFAULT_KEY) ?? all[0];
  const forced = options.forced ? byKey.get(options.forced) : undefined;
  if (!fallback || (options.forced && !forced))
    throw new SiteError(`SITE must be one of ${[...byKey.keys()].join(', ')}, but is "${options.forced}"`);
  return {
    all,
    choose: ({ key, host }) => forced ?? byKey.get(key ?? '') ?? hosts.get(hostName(host ?? '')) ?? fallback,
  };
}
