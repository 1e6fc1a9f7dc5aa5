/** One call of the page to the api. */
export interface PlayedCall {
  /** 'POST /crm/api/user/auth' */
  name: string;
  /** path with its query */
  address: string;
  url: URL;
  /** JSON as it was, a form as FormData */
  body: unknown;
}
/** What the api answers; null: nothing at all, as without a connection. */
export type PlayedAnswer = { status?: number; body: unknown; headers?: Record<string, string> } | null;
/** the api, by 'METHOD /path'; what is not here is not found */
export type PlayedCalls = Readonly<Record<string, (call: PlayedCall) => PlayedAnswer>>;

const NOT_FOUND: PlayedAnswer = { status: 404, body: { message: 'Not found', code: 'not_found' } };

async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** An api made of functions; every call is recorded. */
export function playApi(calls: PlayedCalls) {
  const asked: PlayedCall[] = [];
  const play: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await bodyOf(request);
    const name = `${request.method} ${url.pathname}`;
    const call = { name, address: url.pathname + url.search, url, body };
    asked.push(call);
    const handler = calls[name];
    const answer = handler ? handler(call) : NOT_FOUND;
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  return { asked, play };
}
