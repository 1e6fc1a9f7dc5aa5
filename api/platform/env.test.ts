import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.ts';

describe('environment', () => {
  it('has a working default for everything in development', () => {
    expect(readEnv({})).toMatchObject({
      MODE: 'development',
      API_PORT: 4000,
      DATA_DIR: '.data',
      API_EXTENSIONS: [],
      PUBLIC_URL: 'http://localhost:3000',
      PAYMENT_PROVIDER: 'sandbox',
    });
  });

  it('takes paths of extensions, joined by commas', () => {
    expect(readEnv({ API_EXTENSIONS: '/one.ts, /two.ts,' }).API_EXTENSIONS).toEqual(['/one.ts', '/two.ts']);
  });

  it.each([
    [{}, 'auto'],
    [{ NODE_ENV: 'test' }, 'off'],
    [{ NODE_ENV: 'production', APP_SECRET: 's'.repeat(32), PAYMENT_PROVIDER: 'sandbox' }, 'on'],
    [{ CAPTCHA: 'on' }, 'on'],
  ])('%j asks for a captcha: %s', (source, captcha) => {
    expect(readEnv(source).CAPTCHA).toBe(captcha);
  });

  it('takes payments by the sandbox in production where that was asked for by name', () => {
    const production = { NODE_ENV: 'production', APP_SECRET: 's'.repeat(32) };
    expect(readEnv({ ...production, PAYMENT_PROVIDER: 'sandbox' }).PAYMENT_PROVIDER).toBe('sandbox');
  });

  it.each([
    [{}, 12, 300_000, 30_000],
    [{ ROLE: 'api' }, 12, 60_000, 10_000],
    [{ ROLE: 'worker' }, 8, 300_000, 30_000],
    [{ ROLE: 'worker', DATABASE_POOL: '20', DATABASE_STATEMENT_MS: '5000', DATABASE_LOCK_MS: '500' }, 20, 5_000, 500],
  ])('%j: %i connections, statements of %i ms, locks of %i', (source, pool, statementMs, lockMs) => {
    expect(readEnv(source)).toMatchObject({
      DATABASE_POOL: pool,
      DATABASE_STATEMENT_MS: statementMs,
      DATABASE_LOCK_MS: lockMs,
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ API_PORT: '', REDIS_URL: ' ' })).toMatchObject({ API_PORT: 4000 });
  });

  it.each([
    [{ API_PORT: 'abc' }, 'API_PORT must be a port between 0 and 65535, but is "abc"'],
    [{ API_PORT: '70000' }, 'API_PORT must be a port between 0 and 65535, but is "70000"'],
    [
      { SEARCH: 'groonga' },
      'GROONGA_URL must be an address like http://groonga:10041, set when SEARCH is groonga, but is not set',
    ],
    [{ GATEWAY_URL: 'https://gateway.example.org' }, 'GATEWAY_TOKEN must be set when GATEWAY_URL is, but is not set'],
    [
      { GATEWAY_CHANNELS: 'sms, pigeon' },
      'GATEWAY_CHANNELS must be some of telegram, telegram_with_phone_request, vk, vk_via_sms_service, whatsapp, whatsapp_paid, sms, joined by commas, but is "sms, pigeon"',
    ],
    [
      { BACKUP_DIR: '/backup', DATABASE_URL: 'postgres://db/cairn' },
      'BACKUP_DIR must be a folder for the archive of the embedded database (a server of DATABASE_URL has its own), but DATABASE_URL is set too',
    ],
    [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off, but is "maybe"'],
    [
      { PUBLIC_URL: 'localhost:3000' },
      'PUBLIC_URL must be an address like https://example.org, but is "localhost:3000"',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test, but is "prod"'],
    [{ NODE_ENV: 'production' }, 'APP_SECRET must be a secret of at least 32 characters, but is not set'],
    [
      { NODE_ENV: 'production', APP_SECRET: 's'.repeat(32) },
      'PAYMENT_PROVIDER must be sandbox or live, but is not set',
    ],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER must be sandbox or live, but is "paypal"'],
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA must be off, on or auto, but is "maybe"'],
    [
      { STORAGE: 's3' },
      'S3_ENDPOINT must be an address with the bucket like https://s3.example.org/cairn, set when STORAGE is s3, but is not set',
    ],
    [
      { STORAGE: 's3', S3_ENDPOINT: 'https://s3.example.org/cairn', S3_ACCESS_KEY: 'key' },
      'S3_SECRET_KEY must be set when STORAGE is s3, but is not set',
    ],
    [{ SEARCH: 'elastic' }, 'SEARCH must be index, sql or groonga, but is "elastic"'],
    [{ GEO: 'perhaps' }, 'GEO must be on or off, but is "perhaps"'],
    [
      { RATES_URL: 'ecb' },
      'RATES_URL must be an address like https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml, but is "ecb"',
    ],
    // a password is never repeated
    [
      { DATABASE_URL: 'mysql://me:secret@host/db' },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name, but is not',
    ],
  ])('refuses %j in one clear line', (source, message) => {
    expect(() => readEnv(source)).toThrow(message);
  });
});
