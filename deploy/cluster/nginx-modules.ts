import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** where Debian puts what is no part of the program; a build that has it within needs no line */
const MODULES = '/usr/lib/nginx/modules';
export const STREAM_MODULE = `${MODULES}/ngx_stream_module.so`;
export const BROTLI_MODULE = `${MODULES}/ngx_http_brotli_filter_module.so`;

/** Whether it can stand before a database: Debian's has that as a module, which nobody gets with the program. */
export const hasStream = (nginx: string, module = STREAM_MODULE): boolean =>
  existsSync(module) ||
  / --with-stream(\s|$)/m.test(spawnSync(nginx, ['-V'], { encoding: 'utf8', timeout: 10_000 }).stderr ?? '');
