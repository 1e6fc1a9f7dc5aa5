import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readEnv } from './env.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** what a start with this environment says on stderr, and its exit code */
function startWith(source: NodeJS.ProcessEnv): { said: string; code: number | undefined } {
  const said: string[] = [];
  let code: number | undefined;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation((given) => {
    code = Number(given);
    throw new Error('exit');
  });
  expect(() => readEnv(source)).toThrow('exit');
  return { said: said.join(''), code };
}

describe('environment of the shell', () => {
  it('nothing at all is a site on one machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      API_URL: 'http://127.0.0.1:4000',
      CDN_PUBLIC_URL: '/cdn',
    });
  });

  it('numbers are read and addresses lose their last slash', () => {
    expect(readEnv({ PORT: '0', LIVE_POLL_MS: '50', PUBLIC_URL: 'https://cairn.test/' })).toMatchObject({
      PORT: 0,
      LIVE_POLL_MS: 50,
      PUBLIC_URL: 'https://cairn.test',
    });
  });

  it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])('pino’s level %s is one', (level) => {
    expect(readEnv({ LOG_LEVEL: level }).LOG_LEVEL).toBe(level);
  });

  it('only machines of private networks are believed about visitors, unless others are named', () => {
    expect(readEnv({}).TRUST_PROXY).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(readEnv({ TRUST_PROXY: 'loopback, 203.0.113.0/24' }).TRUST_PROXY).toEqual(['loopback', '203.0.113.0/24']);
  });

  it.each([
    ['PORT', 'web'],
    ['PORT', '70000'],
    ['API_URL', 'not an address'],
    ['NODE_ENV', 'prod'],
    ['LIVE_POLL_MS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everybody'],
  ])('%s=%s is one clear line and the end', (name, value) => {
    const { said, code } = startWith({ [name]: value });
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`${name}=${value}: `);
    expect(code).toBe(1);
  });

  it('two bad values are named in the same line', () => {
    const { said } = startWith({ PORT: 'web', LOG_LEVEL: 'loud' });
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toMatch(/PORT=web.*LOG_LEVEL=loud/);
  });
});
