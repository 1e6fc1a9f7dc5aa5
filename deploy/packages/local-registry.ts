import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../registry/build.ts';

interface Installed {
  dir: string;
  manifest: { name: string; version: string };
}

/** name → version → where it is installed */
async function installedHere(): Promise<Map<string, Map<string, Installed>>> {
  // npm wrote it
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: object };
  const found = new Map<string, Map<string, Installed>>();
  for (const path of Object.keys(lock.packages)) {
    if (!path.includes('node_modules/')) continue;
    const dir = join(ROOT, path);
    const text = await readFile(join(dir, 'package.json'), 'utf8').catch(() => undefined);
    // of another platform
    if (text === undefined) continue;
    const manifest = JSON.parse(text) as Installed['manifest'];
    const versions = found.get(manifest.name) ?? new Map<string, Installed>();
    found.set(manifest.name, versions.set(manifest.version, { dir, manifest }));
  }
  return found;
}

export interface LocalRegistry {
  url: string;
  close(): Promise<void>;
}

/**
 * A registry of npm that has what is installed in this repository, and nothing else: `npm install` resolves and unpacks there as it
 * does anywhere, without a network. What a package does not declare is missed as it would be at a squad's. Source maps, a fifth of all, are left out.
 */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const packages = await installedHere();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const name = decodeURIComponent(pathname.slice(1));
    const versions = packages.get(name);
    const wanted = searchParams.get('version');
    if (!versions || (wanted !== null && !versions.has(wanted))) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}');
      return;
    }
    if (wanted !== null) {
      const dir = versions.get(wanted)?.dir ?? '';
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      spawn('tar', [
        '-C',
        dirname(dir),
        '--exclude',
        'node_modules',
        '--exclude',
        '*.map',
        '-cf',
        '-',
        basename(dir),
      ]).stdout.pipe(response);
      return;
    }
    const tarball = (version: string) => `${url}/${encodeURIComponent(name)}?version=${encodeURIComponent(version)}`;
    const described = [...versions].map(([version, { manifest }]) => [
      version,
      { ...manifest, dist: { tarball: tarball(version) } },
    ]);
    const latest = [...versions.keys()].at(0);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(described) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // it listens on a port
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
