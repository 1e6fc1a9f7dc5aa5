import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { ENVIRONMENT_NAME, SHELL_NAME } from '@cairn/shared-contracts/remote/shell-report';
import * as z from 'zod';
import { usualProcesses } from './pool/usual-processes.ts';

const url = z.url().transform((value) => value.replace(/\/$/, ''));

/** names and networks as proxy-addr reads them */
const isNetwork = (item: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(item) || isIP(item.replace(/\/\d{1,3}$/, '')) !== 0;
const networks = z
  .string()
  .default('loopback,linklocal,uniquelocal')
  .transform((value) => value.split(',').map((item) => item.trim()))
  .refine((items) => items.every(isNetwork), 'must be addresses or networks, joined by commas');
const text = z.string().transform((value) => value.trim() || undefined);
const shellName = text
  .refine((name) => name === undefined || SHELL_NAME.test(name), 'must be letters, digits, dots, hyphens')
  .optional();

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** 'on': the site shows where the demo's messages are read; by default outside production */
  DEMO: z.enum(['on', 'off']).optional(),
  /** strict: an answer of the api that misfits its contract fails; sample: a few are looked at and told in the log. By default strict outside production. */
  ANSWERS: z.enum(['strict', 'sample']).optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** the site's own address, as visitors see it */
  PUBLIC_URL: url.default('http://localhost:3000'),
  API_URL: url.default('http://127.0.0.1:4000'),
  /** the object store with the releases, as this server reaches it */
  CDN_URL: url.default('http://127.0.0.1:4100'),
  /** where browsers fetch artifacts: a CDN in front of the store, or this server's own pass-through */
  CDN_PUBLIC_URL: z.string().default('/cdn'),
  /** Ed25519 public key (PEM file) that live.json must be signed with */
  RELEASE_KEY: z.string().default('.data/keys/release.pub.pem'),
  /** Ed25519 private key (PEM file) that this server's reports are signed with; without it no change waits for this server's word */
  REPORT_KEY: z.string().default('.data/keys/report.pem'),
  /** what this server is called in reports: its machine and port by default */
  SHELL_NAME: shellName,
  /** who reads /metrics sends it as `Authorization: Bearer …`; without it only a demonstration has any */
  METRICS_KEY: z.string().min(16).optional(),
  /** last good composition, for when the store is away */
  CACHE_DIR: z.string().default('.data/shell-cache'),
  SHELL_DIST: z.string().optional(),
  /** the one variant of deploy/sites to serve; by host name without it */
  SITE: text.optional(),
  /** the folder with the variants */
  SITES_DIR: text.optional(),
  /** whose X-Forwarded-For, -Host and -Proto are believed: the load balancer before this server */
  TRUST_PROXY: networks,
  /** which environment's live.json this is: one of another is refused */
  LIVE_ENVIRONMENT: z.string().regex(ENVIRONMENT_NAME).default('local'),
  /** how often live.json is looked at */
  LIVE_POLL_MS: z.coerce.number().int().min(50).max(60_000).default(200),
  /** how long the api may show no sign of life before it counts as hanging, after a call has waited for 0.4 seconds */
  API_PATIENCE_MS: z.coerce.number().int().min(100).max(60_000).default(1_500),
  /** processes that render pages, besides the one where versions are tried; 0: in this server's own, which is then no better than its remotes */
  RENDER_PROCESSES: z.coerce.number().int().min(0).max(64).default(usualProcesses(availableParallelism())),
  /** megabytes that one of them may hold before it is replaced */
  RENDER_MEMORY_MB: z.coerce.number().int().min(256).max(16_384).default(768),
  /** megabytes of finished pages for guests that are held; 0: each page is rendered anew */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** on: nginx with deploy/edge, or what does the same, stands before this server, and holds pages for guests */
  EDGE: z.enum(['on', 'off']).default('off'),
  /** off: browsers give up the worker that they have, with all that it holds */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** collector of traces, OTLP over HTTP: where it is, and the share of traces it gets; without it none are recorded */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** whether this is a demonstration: where DEMO is not set, everything but production is one */
export const isDemo = ({ DEMO, NODE_ENV }: Pick<Env, 'DEMO' | 'NODE_ENV'>): boolean =>
  DEMO ? DEMO === 'on' : NODE_ENV !== 'production';

/** The environment, parsed once at boot. A bad value is one clear line on stderr and exit code 1. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path, message }) => `${path.join('.')}=${source[String(path[0])] ?? ''}: ${message}`,
  );
  process.stderr.write(`shell: bad environment: ${lines.join('; ')}\n`);
  process.exit(1);
}
