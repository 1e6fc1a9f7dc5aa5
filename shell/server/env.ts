import * as z from 'zod';

const url = z.url().transform((value) => value.replace(/\/$/, ''));

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** 'on': the site shows where the demo's messages are read; by default outside production */
  DEMO: z.enum(['on', 'off']).optional(),
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
  /** last good composition, for when the store is away */
  CACHE_DIR: z.string().default('.data/shell-cache'),
  SHELL_DIST: z.string().optional(),
  SITE: z.string().default('international'),
  /** how often live.json is looked at */
  LIVE_POLL_MS: z.coerce.number().int().min(50).max(60_000).default(400),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

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
