import { logMixin } from '@cairn/shared-contracts/node/fastify-trace';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** One JSON line per event. Tokens and one-time codes never reach it. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: { service: 'api' },
    mixin: logMixin,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.refresh_token', '*.code_value', 'headers["x-authorization"]'],
      censor: '…',
    },
  };
}

/** a log on stdout */
export const createLog = (level: string): Logger => pino(logOptions(level));
