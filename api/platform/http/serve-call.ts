import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call, CallContext, SessionUser } from '../call.ts';
import { invalid, unauthorized } from '../errors.ts';
import { fieldErrors, issueMessage } from './field-errors.ts';
import { readCurrency, readLanguage, readToken } from './locale.ts';
import { withoutNul } from './without-nul.ts';

export interface CallServer {
  /** the user of an access token, null when it is not valid */
  authenticate(token: string): Promise<SessionUser | null>;
  /** throws when the client calls too often */
  limit?: (key: string, perMinute: number) => void;
  /** answers that break their own contract are refused instead of only logged */
  isStrict: boolean;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, withoutNul(value), { error: issueMessage });
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}

async function findUser(call: Call, request: FastifyRequest, server: CallServer): Promise<SessionUser | null> {
  if (!call.auth) return null;
  const token = readToken(request.headers['x-authorization']);
  const user = token ? await server.authenticate(token) : null;
  if (!user && call.auth === 'required') throw unauthorized();
  return user;
}

function checkAnswer(call: Call, answer: unknown, request: FastifyRequest, isStrict: boolean): unknown {
  const result = z.safeParse(call.answer, answer);
  // parsing also drops fields that the contract does not know
  if (result.success) return result.data;
  request.log.error({ path: call.path, issues: result.error.issues.slice(0, 5) }, 'answer breaks its contract');
  if (isStrict) throw new Error(`the answer of ${call.path} breaks its contract`);
  return answer;
}

/** Serves one call: limits, parses, authenticates, handles, checks the answer. */
export function serveCall(app: FastifyInstance, call: Call, server: CallServer): void {
  const { perMinute } = call;
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      if (perMinute && server.limit) server.limit(`${request.ip} ${call.path}`, perMinute);
      const user = await findUser(call, request, server);
      const context: CallContext<unknown, unknown> = {
        query: parse(call.query, request.query),
        // a missing body fails field by field
        body: parse(call.body, request.body ?? {}),
        user,
        language: readLanguage(request.headers['x-language']),
        currency: readCurrency(request.headers['x-currency']),
        ip: request.ip,
        requestId: request.id,
        // Fastify's logger is the pino logger that it was given
        log: request.log as CallContext<unknown, unknown>['log'],
      };
      const answer = await call.handle(context);
      reply.header('cache-control', 'no-store');
      return checkAnswer(call, answer, request, server.isStrict);
    },
  });
}
