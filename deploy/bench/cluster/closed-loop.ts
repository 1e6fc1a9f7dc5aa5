import { type Latency, latencyOf } from '../search/percentiles.ts';

/** What clients do, each again as soon as it is done. */
export interface Work {
  /** of the row in RESULTS.md */
  name: string;
  clients: number;
  count: number;
  /** @throws where it was not done: a figure would tell of something else */
  once(at: number): Promise<void>;
}

export interface Done {
  latency: Latency;
  /** a second */
  rate: number;
}

export async function inClosedLoop({ clients, count, once }: Work): Promise<Done> {
  const times: number[] = [];
  let next = 0;
  const since = performance.now();
  const client = async () => {
    for (let at = next++; at < count; at = next++) {
      const sent = performance.now();
      await once(at);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { latency: latencyOf(times), rate: (count / (performance.now() - since)) * 1_000 };
}
