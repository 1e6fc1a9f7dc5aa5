import autocannon from 'autocannon';

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 2;

export interface LoadFigures {
  /** pages */
  perSecond: number;
  /** milliseconds */
  p99: number;
}

/**
 * How one server does under load, asked without the edge.
 * @throws when an answer is not the page
 */
export async function pageLoad(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadFigures> {
  const options = {
    url,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br', accept: 'text/html', ...headers },
  };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers that are no page, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}
