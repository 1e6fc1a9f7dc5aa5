import { type Logger, pino } from 'pino';

/** One JSON line per event on stdout. Tokens and one-time codes never reach it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.refresh_token', '*.code_value', 'headers["x-authorization"]'],
      censor: '…',
    },
  });
}
