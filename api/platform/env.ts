import type { PaymentAdapter } from '@cairn/shared-contracts/domain/booking-graph';
import { EnvError, type Environment, readSettings } from '@cairn/shared-contracts/node/settings';
import { EXPECTED, type Parsed, SECRET, schema } from './env-variables.ts';
import { isPair, type Vapid } from './vapid-keys.ts';

/** The process's settings: read once at boot, handed to whoever needs them. */
export type Env = Omit<
  Parsed,
  | 'NODE_ENV'
  | 'RATE_LIMIT'
  | 'SEARCH_SNAPSHOTS'
  | 'CAPTCHA'
  | 'MESSENGERS'
  | 'GEO'
  | 'APP_SECRET'
  | 'PAYMENT_PROVIDER'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'VAPID_SUBJECT'
  | 'DATABASE_POOL'
  | 'DATABASE_STATEMENT_MS'
  | 'DATABASE_LOCK_MS'
> & {
  DATABASE_POOL: number;
  DATABASE_STATEMENT_MS: number;
  DATABASE_LOCK_MS: number;
  MODE: Parsed['NODE_ENV'];
  RATE_LIMIT: boolean;
  SEARCH_SNAPSHOTS: boolean;
  /** auto: only of clients that call often */
  CAPTCHA: 'off' | 'on' | 'auto';
  /** by what accounts are connected with messengers; local: a page of deploy/dev stands for all of them */
  MESSENGERS: 'off' | 'local' | 'gateway';
  /** what pushes to browsers are signed with, where PUSH is vapid */
  VAPID: Vapid | null;
  /** countries are told by address */
  GEO: boolean;
  /** keys one-time codes, refresh steps and socket tickets */
  APP_SECRET: string;
  /** in production only what was asked for by name: a sandbox there takes nobody's money */
  PAYMENT_PROVIDER: PaymentAdapter;
};

/** who waits for a call has gone by then; a worker sweeps whole tables, and nobody waits for a connection of its */
const USUAL_LIMITS: Record<Parsed['ROLE'], { pool: number; statementMs: number; lockMs: number }> = {
  all: { pool: 12, statementMs: 300_000, lockMs: 30_000 },
  worker: { pool: 8, statementMs: 300_000, lockMs: 30_000 },
  api: { pool: 12, statementMs: 60_000, lockMs: 10_000 },
};

/** developers and tests wait for nothing */
const USUAL_CAPTCHA: Record<Parsed['NODE_ENV'], Env['CAPTCHA']> = {
  development: 'auto',
  production: 'on',
  test: 'off',
};

/** good for one machine only; production must bring its own */
const DEVELOPMENT_SECRET = 'a-development-secret-that-everybody-knows';

/**
 * Parses the environment; an empty variable counts as not set.
 * @throws EnvError for the first variable that makes no sense
 */
export function readEnv(source: Environment): Env {
  const parsed = readSettings({ schema, expected: EXPECTED, secret: SECRET }, source);
  requireSecrets(parsed);
  // it would look backed up, and is not
  if (parsed.BACKUP_DIR !== undefined && parsed.DATABASE_URL !== undefined)
    throw new EnvError('BACKUP_DIR', EXPECTED.BACKUP_DIR, 'DATABASE_URL is set too');
  const { NODE_ENV, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, ...env } = parsed;
  return {
    ...env,
    DATABASE_POOL: env.DATABASE_POOL ?? USUAL_LIMITS[env.ROLE].pool,
    DATABASE_STATEMENT_MS: env.DATABASE_STATEMENT_MS ?? USUAL_LIMITS[env.ROLE].statementMs,
    DATABASE_LOCK_MS: env.DATABASE_LOCK_MS ?? USUAL_LIMITS[env.ROLE].lockMs,
    MODE: NODE_ENV,
    RATE_LIMIT: env.RATE_LIMIT ?? true,
    SEARCH_SNAPSHOTS: env.SEARCH_SNAPSHOTS ?? env.STORAGE === 's3',
    CAPTCHA: env.CAPTCHA ?? USUAL_CAPTCHA[NODE_ENV],
    MESSENGERS: messengersOf(parsed),
    VAPID: vapidOf(parsed),
    GEO: env.GEO ?? true,
    APP_SECRET: env.APP_SECRET ?? DEVELOPMENT_SECRET,
    PAYMENT_PROVIDER: env.PAYMENT_PROVIDER ?? 'sandbox',
  };
}

/** @throws EnvError for what would bring no message here, or everybody's */
function messengersOf({ MESSENGERS: asked, GATEWAY_URL, NODE_ENV }: Parsed): Env['MESSENGERS'] {
  const isFit = { off: true, local: NODE_ENV !== 'production', gateway: GATEWAY_URL !== undefined };
  if (asked !== undefined && !isFit[asked]) throw new EnvError('MESSENGERS', EXPECTED.MESSENGERS, `is ${asked}`);
  return asked ?? (['gateway', 'local', 'off'] as const).find((one) => isFit[one]) ?? 'off';
}

/** @throws EnvError for keys that no browser would hear */
function vapidOf(parsed: Parsed): Vapid | null {
  const { PUSH, NODE_ENV, VAPID_PUBLIC_KEY: publicKey = '', VAPID_PRIVATE_KEY: privateKey = '' } = parsed;
  if (PUSH === 'local' && NODE_ENV === 'production') throw new EnvError('PUSH', EXPECTED.PUSH, 'is local');
  if (PUSH !== 'vapid') return null;
  if (!isPair(publicKey, privateKey)) throw new EnvError('VAPID_PUBLIC_KEY', EXPECTED.VAPID_PUBLIC_KEY, 'is not');
  return { publicKey, privateKey, subject: parsed.VAPID_SUBJECT ?? '' };
}

function requireSecrets(env: Parsed): void {
  const names: (keyof Parsed)[] = [];
  if (env.NODE_ENV === 'production') names.push('APP_SECRET', 'PAYMENT_PROVIDER');
  if (env.STORAGE === 's3') names.push('S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY');
  if (env.SEARCH === 'groonga') names.push('GROONGA_URL');
  if (env.DATABASE_READ_URL) names.push('DATABASE_URL');
  if (env.GATEWAY_URL) names.push('GATEWAY_TOKEN');
  if (env.PUSH === 'vapid') names.push('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  for (const name of names) if (!env[name]) throw new EnvError(name, EXPECTED[name], 'is not set');
}
