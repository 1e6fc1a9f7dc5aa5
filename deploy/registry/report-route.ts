import type { KeyObject } from 'node:crypto';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import {
  ENVIRONMENT_NAME,
  REPORT_PROOF,
  reportPath,
  reportProof,
  reportsPath,
  SHELL_NAME,
  type ShellReport,
  shellReport,
} from '@cairn/shared-contracts/remote/shell-report';
import type { FastifyInstance } from 'fastify';
import type { ObjectStore } from './object-store.ts';

interface Options {
  store: ObjectStore;
  /** verifies what shells say */
  reportKey(): Promise<KeyObject | undefined>;
}

/** @returns undefined when it is not a report that was signed with the key */
function opened(body: string, key: KeyObject | undefined): ShellReport | undefined {
  if (!key) return undefined;
  try {
    return shellReport.parse(openSigned(body, key, 'the report'));
  } catch {
    return undefined;
  }
}

/** a shell shows what the others say, and where in the sources an error was: it has the report key, as they have */
export function isProven(given: unknown, key: KeyObject | undefined, environment?: string): boolean {
  if (!key || typeof given !== 'string') return false;
  try {
    const proof = reportProof.parse(openSigned(Buffer.from(given, 'base64url'), key, 'the proof'));
    return (environment === undefined || proof.environment === environment) && Date.parse(proof.until) > Date.now();
  } catch {
    return false;
  }
}

/**
 * Takes shells' reports: signed with the report key, about themselves, newer than the one before. Whoever reads them checks the
 * signature again, so that a bucket with a write permission for this folder does as well.
 */
export async function shellReports(app: FastifyInstance, { store, reportKey }: Options): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get<{ Params: { environment: string } }>('/shells/:environment/', async (request, reply) => {
    const { environment } = request.params;
    const key = await reportKey();
    if (!ENVIRONMENT_NAME.test(environment) || !isProven(request.headers[REPORT_PROOF], key, environment))
      return reply.code(404).send({ message: 'No such artifact', code: 'artifact_not_found' });
    const contents = await Promise.all((await store.list(reportsPath(environment))).map((path) => store.get(path)));
    return reply
      .header('cache-control', 'no-store')
      .send(contents.flatMap((content) => (content ? [content.toString()] : [])));
  });
  app.put<{ Params: { environment: string; file: string }; Body: string }>(
    '/shells/:environment/:file',
    async (request, reply) => {
      const { environment, file } = request.params;
      const shell = file.replace(/\.json$/, '');
      if (!ENVIRONMENT_NAME.test(environment) || !SHELL_NAME.test(shell) || !file.endsWith('.json'))
        return reply.code(404).send({ message: 'No such report', code: 'report_not_found' });
      const key = await reportKey();
      const report = opened(request.body, key);
      if (!report || report.shell !== shell || report.environment !== environment)
        return reply.code(403).send({ message: 'Not a report of this shell', code: 'report_refused' });
      const path = reportPath(environment, shell);
      const known = await store.get(path);
      const before = known && opened(known.toString(), key);
      if (before && before.at > report.at)
        return reply.code(409).send({ message: 'There is a newer report', code: 'report_outdated' });
      await store.put(path, request.body);
      return reply.code(204).send();
    },
  );
}
