import { ERROR_STATUS, errorCodesOf } from '@cairn/shared-contracts/api/error-codes';
import { LAST_COMMIT_HEADER } from '@cairn/shared-contracts/api/last-commit';
import { parseLsn, UNKNOWN_PLACE } from '@cairn/shared-contracts/api/lsn';
import { SHARED, SHARED_HEADER } from '@cairn/shared-contracts/api/shared-answers';
import type { Sites } from '@cairn/shared-contracts/node/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { withinBudget } from '../budget.ts';
import type { Call, CallContext, SessionUser } from '../call.ts';
import { clientAddress } from '../client-address.ts';
import { ApiError, invalid, unauthorized } from '../errors.ts';
import { FileAnswer } from '../file-answer.ts';
import { PageAnswer } from '../page-answer.ts';
import type { Replica } from '../replica/replica.ts';
import { BODY_LIMIT, BODY_MS, inTime } from './body-limits.ts';
import { brokenRule, fieldErrors } from './field-errors.ts';
import { type Guard, proofOf, proveNothing } from './guard.ts';
import {
  readCurrency,
  readDevice,
  readExperiments,
  readLanguage,
  readSquadRemotes,
  readToken,
  readVisitor,
} from './locale.ts';
import type { RateLimit } from './rate-limit.ts';
import { receiveUpload } from './receive-upload.ts';
import { siteOf } from './site-of.ts';
import { withoutNul } from './without-nul.ts';

export interface CallServer {
  /** the user of an access token, null when it is not valid */
  authenticate(token: string): Promise<SessionUser | null>;
  sites: Sites;
  /** throws when the client calls too often */
  limit?: RateLimit;
  /** refuses callers that may be machines */
  guard?: Guard;
  /** where answers that are anybody's are read, and the place of what was written last; without it all is read where it is written */
  replica?: { reading: Replica['reading']; lastCommit(): Promise<string> };
  /** answers that break their own contract are refused instead of only logged */
  isStrict: boolean;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const given = withoutNul(value);
  const result = z.safeParse(schema, given, { error: brokenRule, reportInput: true });
  if (!result.success) throw invalid(fieldErrors(result.error.issues, schema, given));
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

/** A refusal that the call's definition does not name is a fault of ours, as an answer is that breaks it. */
function checkRefusal(call: Call, error: unknown, request: FastifyRequest, isStrict: boolean): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, status } = error;
  if (errorCodesOf(call).includes(code) && ERROR_STATUS[code] === status) return error;
  request.log.error({ path: call.path, code, status }, 'refusal breaks its contract');
  return isStrict ? new Error(`${call.path} does not name ${status} ${code} among its errors`) : error;
}

/** A browser that goes to an address asks for a page; scripts and programs do not. */
const asksForPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/i.test(headers.accept ?? '');

/** What the call answers; a person whose link leads to nothing any more is led to a page that says so, if the call has one. */
async function answerOf(call: Call, context: CallContext<unknown, unknown>, request: FastifyRequest): Promise<unknown> {
  try {
    return await call.handle(context);
  } catch (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
    if (!isGone || !call.pageInstead || !asksForPage(request)) throw error;
    return new PageAnswer(await call.pageInstead(context));
  }
}

/** Serves one call: limits, parses, authenticates, handles, checks the answer. */
export function serveCall(app: FastifyInstance, call: Call, server: CallServer): void {
  const { perMinute, cacheSeconds, isShared } = call;
  app.route({
    method: call.method,
    url: call.path,
    // an upload is read by its own rules, and may take as long as it takes
    ...(call.upload ? {} : { preParsing: [inTime(BODY_MS)], bodyLimit: call.maxBodyBytes ?? BODY_LIMIT }),
    // before the app's own, which words every error
    errorHandler: (error, request, reply) => {
      // nobody is told what only they may see where there is nothing
      if (isShared && error instanceof ApiError && error.status === 404) reply.header(SHARED_HEADER, SHARED);
      throw checkRefusal(call, error, request, server.isStrict);
    },
    handler: (request, reply) =>
      withinBudget(async () => {
        const address = clientAddress(request.ip);
        if (perMinute && server.limit) await server.limit(`${address} ${call.path}`, perMinute);
        const user = await findUser(call, request, server);
        const { config: site } = siteOf(request, server.sites);
        const query = parse(call.query, request.query);
        // a missing body fails field by field; a proof is good for one call: none is spent on a body that is refused. Of a form nothing is read before the proof.
        const plain = call.upload ? undefined : parse(call.body, request.body ?? {});
        const caller = { path: call.path, ip: request.ip, address, proof: proofOf(request), site };
        const prove = (await server.guard?.(caller)) ?? proveNothing;
        const received = call.upload ? await receiveUpload(request, call.upload) : undefined;
        try {
          const context: CallContext<unknown, unknown> = {
            query,
            body: call.upload ? parse(call.body, received?.fields ?? request.body ?? {}) : plain,
            file: received?.file ?? null,
            user,
            language: readLanguage(request.headers['x-language'], site),
            currency: readCurrency(request.headers['x-currency'], site),
            ip: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            address,
            device: readDevice(request.headers['x-device']),
            visitor: readVisitor(request.headers['x-visitor']),
            experiments: readExperiments(request.headers['x-experiments']),
            squadRemotes: readSquadRemotes(request.headers['x-squad-remotes']),
            prove,
            site,
            requestId: request.id,
            // Fastify's logger is the pino logger that it was given
            log: request.log as CallContext<unknown, unknown>['log'],
          };
          const answering = () => answerOf(call, context, request);
          const answer = await (server.replica && isShared && call.method === 'GET'
            ? server.replica.reading(parseLsn(request.headers[LAST_COMMIT_HEADER]) ?? 0n, answering)
            : answering());
          // who has changed something sees it from now on, whoever answers
          if (server.replica && call.method !== 'GET')
            reply.header(LAST_COMMIT_HEADER, await server.replica.lastCommit().catch(() => UNKNOWN_PLACE));
          if (answer instanceof PageAnswer) {
            return reply.header('cache-control', 'no-store').redirect(answer.path, 303);
          }
          reply.header('cache-control', cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store');
          if (isShared && !user) reply.header(SHARED_HEADER, SHARED);
          if (answer instanceof FileAnswer) {
            return reply.type(answer.type).header('content-disposition', answer.disposition).send(answer.body);
          }
          return checkAnswer(call, answer, request, server.isStrict);
        } finally {
          await received?.dispose();
        }
      }),
  });
}
