import type { Mix } from '@cairn/shared-contracts/remote/override';
import { OVERRIDE_PATH } from '@cairn/shared-contracts/remote/override';
import type { InspectorState } from '../../composition/boot.ts';

/** what the shell says of a mix that it does not show */
export class RefusedMix extends Error {
  override name = 'RefusedMix';
}

async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(OVERRIDE_PATH + path, { cache: 'no-store', ...init });
  if (answer.ok) return answer;
  // of our own server: override-routes.ts
  const said = (await answer.json().catch(() => ({}))) as { message?: string; details?: { reasons?: string[] } };
  throw new RefusedMix([said.message ?? `HTTP ${answer.status}`, ...(said.details?.reasons ?? [])].join('\n'));
}

// answers of our own server, of the same build
export const fetchState = async (): Promise<InspectorState> => (await (await asked('/state')).json()) as InspectorState;

export const chooseMix = (mix: Mix): Promise<unknown> =>
  asked('/mix', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mix }),
  });

export async function linkToMix(to: string): Promise<string> {
  const answer = await asked(`/link?${new URLSearchParams({ to })}`);
  const { path } = (await answer.json()) as { path: string };
  return location.origin + path;
}

export const leave = (): Promise<unknown> => asked('/leave', { method: 'POST' });
