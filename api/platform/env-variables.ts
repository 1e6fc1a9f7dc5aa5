import { PAYMENT_ADAPTERS } from '@cairn/shared-contracts/domain/booking-graph';
import { CODE_SENDERS, SENDS_TO } from '@cairn/shared-contracts/domain/enumerations';
import { flag, text } from '@cairn/shared-contracts/node/settings';
import * as z from 'zod/mini';

const port = (fallback: string) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), Number(fallback));
const secret = z.optional(z.string());
const url = (protocols: RegExp) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.test(new URL(value).protocol)));

/** joined by commas */
const paths = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((path) => path.trim())
      .filter(Boolean),
  ),
);

/** those of CODE_SENDERS that reach a phone, joined by commas */
const channels = z.pipe(
  paths,
  z.array(z.enum(CODE_SENDERS).check(z.refine((channel) => SENDS_TO[channel] === 'phone'))),
);

/** what each variable may be */
export const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  /** api: answers calls and sockets; worker: delivers effects and does the jobs, and searches nothing; any number of each */
  ROLE: z._default(z.enum(['all', 'api', 'worker']), 'all'),
  HOST: text('127.0.0.1'),
  API_PORT: port('4000'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/)),
  /** a server that follows that one: what everybody may see, and may be a moment old, is read there */
  DATABASE_READ_URL: z.optional(url(/^postgres(ql)?:$/)),
  /** connections of a process, and as many to the replica; by default by role */
  DATABASE_POOL: z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100))),
  /** how long a call waits for a connection that is free before it is answered 503 */
  DATABASE_WAIT_MS: z._default(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(60_000)), 2_500),
  /** how long the database may show no sign of life before calls are answered 503, after a statement has waited for 0.4 seconds */
  DATABASE_PATIENCE_MS: z._default(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(60_000)), 1_500),
  /** how long a statement may take; by default a minute in an api, five where jobs are done */
  DATABASE_STATEMENT_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(1_000), z.maximum(3_600_000))),
  /** how long it may wait for a lock; by default 10 seconds in an api, else 30 */
  DATABASE_LOCK_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(100), z.maximum(600_000))),
  DATA_DIR: text('.data'),
  /** where the embedded database archives its log, beside the copies of `npm run backup` */
  BACKUP_DIR: z.optional(z.string()),
  API_EXTENSIONS: z._default(paths, []),
  RATE_LIMIT: flag,
  CAPTCHA: z.optional(z.enum(['off', 'on', 'auto'])),
  RECAPTCHA_SECRET: secret,
  STORAGE: z._default(z.enum(['disk', 's3']), 'disk'),
  S3_ENDPOINT: z.optional(url(/^https?:$/).check(z.refine((value) => new URL(value).pathname !== '/'))),
  S3_REGION: text('auto'),
  S3_ACCESS_KEY: secret,
  S3_SECRET_KEY: secret,
  SEARCH: z._default(z.enum(['index', 'sql', 'groonga']), 'index'),
  /** HTTP server of the search engine, where SEARCH is groonga */
  GROONGA_URL: z.optional(url(/^https?:$/)),
  /** the index is saved where files are, each hour, and is read from there at a start; by default where they lie in a bucket */
  SEARCH_SNAPSHOTS: flag,
  APP_SECRET: z.optional(z.string().check(z.minLength(32))),
  PUBLIC_URL: z._default(url(/^https?:$/), 'http://localhost:3000'),
  SITE: z.optional(z.string()),
  SITES_DIR: z.optional(z.string()),
  GEO: flag,
  GEO_DB: z.optional(z.string()),
  RATES_URL: z.optional(url(/^https?:$/)),
  REDIS_URL: z.optional(url(/^rediss?:$/)),
  PAYMENT_PROVIDER: z.optional(z.enum(PAYMENT_ADAPTERS)),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  TBANK_TERMINAL_KEY: secret,
  TBANK_PASSWORD: secret,
  SBERBANK_USER: secret,
  SBERBANK_PASSWORD: secret,
  SBERBANK_CALLBACK_KEY: secret,
  MONETA_ACCOUNT: secret,
  MONETA_INTEGRITY_CODE: secret,
  MONETA_USER: secret,
  MONETA_PASSWORD: secret,
  MONETA_PAYMENT_PASSWORD: secret,
  MAIL_URL: z.optional(url(/^smtps?:$/)),
  MAIL_FROM: text('Cairn <hello@cairn.example>'),
  GATEWAY_URL: z.optional(url(/^https?:$/)),
  GATEWAY_TOKEN: secret,
  GATEWAY_CHANNELS: z._default(channels, ['sms']),
  MESSENGERS: z.optional(z.enum(['off', 'local', 'gateway'])),
  PUSH: z._default(z.enum(['off', 'local', 'vapid']), 'off'),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: secret,
  VAPID_SUBJECT: z.optional(url(/^(mailto|https):$/)),
  /** public half of what signs releases: who holds the other may read experiments */
  RELEASE_KEY: z.optional(z.string()),
  /** collector of traces, OTLP over HTTP: where it is, and the share of traces it gets; without it none are recorded */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url(/^https?:$/)),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  /** git revision that was deployed, where no working copy tells it */
  REVISION: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

export type Parsed = z.output<typeof schema>;

/** which of them are needed is known with the sites: adapters/payments/keys.ts */
const KEY_OF_SYSTEM = 'set when a site takes payments by the system that it belongs to';

/** ends the sentence "<variable> must be …" */
export const EXPECTED: Record<keyof Parsed, string> = {
  NODE_ENV: 'development, production or test',
  ROLE: 'all, api or worker',
  HOST: 'a host name or address to listen on',
  API_PORT: 'a port between 0 and 65535',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/name',
  DATABASE_READ_URL: 'an address like postgres://user:password@replica:5432/name, set beside DATABASE_URL',
  DATABASE_POOL: 'a whole number between 2 and 100',
  DATABASE_WAIT_MS: 'a whole number of milliseconds between 100 and 60000',
  DATABASE_PATIENCE_MS: 'a whole number of milliseconds between 100 and 60000',
  DATABASE_STATEMENT_MS: 'a whole number of milliseconds between 1000 and 3600000',
  DATABASE_LOCK_MS: 'a whole number of milliseconds between 100 and 600000',
  DATA_DIR: 'a folder',
  BACKUP_DIR: 'a folder for the archive of the embedded database (a server of DATABASE_URL has its own)',
  API_EXTENSIONS: 'paths of modules, joined by commas',
  RATE_LIMIT: 'on or off',
  CAPTCHA: 'off, on or auto',
  RECAPTCHA_SECRET: 'set when a site names reCAPTCHA as its captcha',
  STORAGE: 'disk or s3',
  S3_ENDPOINT: 'an address with the bucket like https://s3.example.org/cairn, set when STORAGE is s3',
  S3_REGION: 'the name of a region',
  S3_ACCESS_KEY: 'set when STORAGE is s3',
  S3_SECRET_KEY: 'set when STORAGE is s3',
  SEARCH: 'index, sql or groonga',
  GROONGA_URL: 'an address like http://groonga:10041, set when SEARCH is groonga',
  SEARCH_SNAPSHOTS: 'on or off',
  APP_SECRET: 'a secret of at least 32 characters',
  PUBLIC_URL: 'an address like https://example.org',
  SITE: 'the name of a file in deploy/sites, without .json',
  SITES_DIR: 'a folder with site variants',
  GEO: 'on or off',
  GEO_DB: 'a database of countries (.mmdb)',
  RATES_URL: 'an address like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  REDIS_URL: 'an address like redis://host:6379',
  PAYMENT_PROVIDER: 'sandbox or live',
  STRIPE_SECRET_KEY: KEY_OF_SYSTEM,
  STRIPE_WEBHOOK_SECRET: KEY_OF_SYSTEM,
  TBANK_TERMINAL_KEY: KEY_OF_SYSTEM,
  TBANK_PASSWORD: KEY_OF_SYSTEM,
  SBERBANK_USER: KEY_OF_SYSTEM,
  SBERBANK_PASSWORD: KEY_OF_SYSTEM,
  SBERBANK_CALLBACK_KEY: KEY_OF_SYSTEM,
  MONETA_ACCOUNT: KEY_OF_SYSTEM,
  MONETA_INTEGRITY_CODE: KEY_OF_SYSTEM,
  MONETA_USER: KEY_OF_SYSTEM,
  MONETA_PASSWORD: KEY_OF_SYSTEM,
  MONETA_PAYMENT_PASSWORD: KEY_OF_SYSTEM,
  MAIL_URL: 'an address like smtps://user:password@host',
  MAIL_FROM: 'a sender like Cairn <hello@example.org>',
  GATEWAY_URL: 'an address like https://gateway.example.org/messages',
  GATEWAY_TOKEN: 'set when GATEWAY_URL is',
  GATEWAY_CHANNELS: `some of ${CODE_SENDERS.filter((channel) => SENDS_TO[channel] === 'phone').join(', ')}, joined by commas`,
  MESSENGERS: 'off, local (not in production) or gateway (with GATEWAY_URL)',
  PUSH: 'off, local (not in production) or vapid',
  VAPID_PUBLIC_KEY: 'the public half of VAPID_PRIVATE_KEY, as "npx web-push generate-vapid-keys" makes them',
  VAPID_PRIVATE_KEY: 'set when PUSH is vapid',
  VAPID_SUBJECT: 'an address like mailto:hello@example.org',
  RELEASE_KEY: 'a file with the public half of the release key',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address like http://127.0.0.1:4318',
  OTEL_TRACES_SAMPLER_ARG: 'a share between 0 and 1',
  REVISION: 'a git revision',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

/** their values may hold passwords and are never shown */
export const SECRET: ReadonlySet<string> = new Set([
  'APP_SECRET',
  'RECAPTCHA_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'MAIL_URL',
  'GATEWAY_TOKEN',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TBANK_PASSWORD',
  'SBERBANK_PASSWORD',
  'SBERBANK_CALLBACK_KEY',
  'MONETA_INTEGRITY_CODE',
  'MONETA_PASSWORD',
  'MONETA_PAYMENT_PASSWORD',
]);
