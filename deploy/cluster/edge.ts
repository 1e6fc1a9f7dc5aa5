import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Child } from '../local/children.ts';
import { type NginxOptions, nginxConfig, type Upstreams } from './nginx-config.ts';
import { BROTLI_MODULE, STREAM_MODULE } from './nginx-modules.ts';
import { startProgram, untilUp } from './program.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** nginx before all that serves. */
export interface Edge {
  child: Child;
  /** who serves from now on; what is under way ends where it began */
  point(upstreams: Upstreams): Promise<void>;
  start(): Promise<Child>;
}

export async function startEdge(
  program: string,
  options: Omit<NginxOptions, 'modules' | 'hasBrotli'>,
  logFile: string,
): Promise<Edge> {
  const { home, port } = options;
  await mkdir(home, { recursive: true });
  const file = join(home, 'nginx.conf');
  const modules = [STREAM_MODULE, BROTLI_MODULE].filter((path) => existsSync(path));
  const hasBrotli = modules.includes(BROTLI_MODULE);
  const lines = modules.map((path) => `load_module ${path};`);
  // its own workers must reach the database's socket, which is closed to others
  const user = process.getuid?.() === 0 ? ['user root;'] : [];
  let upstreams: Upstreams = options;
  const write = async () => {
    await writeFile(
      `${file}.draft`,
      nginxConfig({ ...options, ...upstreams, modules: [...lines, ...user], hasBrotli }),
    );
    await rename(`${file}.draft`, file);
  };
  async function start(): Promise<Child> {
    await write();
    const args = ['-p', home, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
    const child = await startProgram('nginx', program, args, logFile);
    await untilUp(child, () => answers(port));
    return child;
  }
  const edge: Edge = {
    child: await start(),
    start,
    async point(next) {
      upstreams = next;
      await write();
      edge.child.process.kill('SIGHUP');
    },
  };
  return edge;
}
