import type { FastifyInstance } from 'fastify';
import { every } from '../../platform/every.ts';
import type { Services } from '../../platform/services.ts';
import { forgetExpired } from './spent.ts';

const HOUR_MS = 3_600_000;

export const registerCaptcha = (app: FastifyInstance, { db, log }: Services): void =>
  every(app, HOUR_MS, 'spent captchas', log, () => forgetExpired(db));
