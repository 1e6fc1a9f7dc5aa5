import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { forgetExpired } from './spent.ts';

const HOUR_MS = 3_600_000;

export const registerCaptcha = (_app: FastifyInstance, { db, jobs }: Services): void =>
  jobs.every('spent captchas', HOUR_MS, () => forgetExpired(db));
