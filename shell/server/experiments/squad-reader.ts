import { experimentReport, experiments } from '@cairn/shared-contracts/api/experiments.calls';
import type { FastifyRequest } from 'fastify';
import { openProof, type Provers } from '../proof.ts';

const READ: ReadonlySet<string> = new Set([experiments.path, experimentReport.path]);

/**
 * `x-squad-remotes` of calls that read experiments: the remotes of the squad whose key has signed the call's proof. The shell knows
 * squads' keys, and which are revoked by now; the api does not.
 * @param path as the api reads it
 */
export async function squadRemotes(
  path: string,
  { query }: Pick<FastifyRequest, 'query'>,
  provers: Provers,
): Promise<string | undefined> {
  if (!READ.has(path)) return undefined;
  const proof = await openProof(Object(query).proof, 'read experiments', provers);
  return proof?.holder?.remotes.join(',');
}
