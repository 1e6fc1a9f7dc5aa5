import type { FastifyRequest } from 'fastify';
import { EMPLOYEE_COOKIE } from '../../layout/cookies.ts';
import { hasOverride } from '../overrides/override-cookie.ts';

/** programs that call themselves so: they would be visitors who never do anything */
const PROGRAM =
  /bot\b|bot\/|crawl|spider|slurp|archiver|preview|facebookexternalhit|whatsapp|lighthouse|headless|pingdom|uptime|monitor|curl\/|wget|python|java\/|go-http|node\b|undici|axios/i;

/** whether it calls itself a program, or nothing at all */
export const isProgram = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  !headers['user-agent'] || PROGRAM.test(headers['user-agent']);

interface Who {
  /** of the browser's cookie */
  visitor: string | undefined;
  /** of the session */
  user: string | undefined;
}

/** What a request's visitor falls to variants by; undefined for programs, employees' browsers and overridden ones, who are in no experiment. */
export function subjectOf(
  { headers, cookies = {} }: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>,
  { visitor, user }: Who,
): string | undefined {
  if (isProgram({ headers }) || cookies[EMPLOYEE_COOKIE] === '1' || hasOverride(cookies)) return undefined;
  return user ?? visitor;
}
