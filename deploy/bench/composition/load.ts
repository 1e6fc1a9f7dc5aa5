import autocannon from 'autocannon';

const CONNECTIONS = 8;
const WARM_UP_SECONDS = 2;

/**
 * Pages a second of one server, asked without the edge.
 * @throws when an answer is not the page
 */
export async function pagesPerSecond(url: string, seconds: number): Promise<number> {
  const options = { url, connections: CONNECTIONS, headers: { 'accept-encoding': 'br', accept: 'text/html' } };
  await autocannon({ ...options, duration: WARM_UP_SECONDS });
  const { requests, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers that are no page, ${errors} errors`);
  return requests.average;
}
