/** An answer as tests look at it. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** Calls the api over HTTP the way the site does. `T` is what the test expects of the answer. */
export interface Client {
  get<T>(path: string, query?: Record<string, string | number>): Promise<Answer<T>>;
  post<T>(path: string, body?: object, query?: Record<string, string | number>): Promise<Answer<T>>;
  /** the same with a session */
  as(token: string): Client;
}

export function createClient(base: string, token?: string): Client {
  async function call<T>(path: string, query: Record<string, string | number>, init: RequestInit): Promise<Answer<T>> {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const headers = {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-authorization': token } : {}),
    };
    const response = await fetch(url, { ...init, headers });
    // tests assert on what they expect here, so a wrong shape fails them
    return { status: response.status, body: (await response.json()) as T };
  }
  return {
    get: (path, query = {}) => call(path, query, { method: 'GET' }),
    post: (path, body, query = {}) => call(path, query, { method: 'POST', body: body && JSON.stringify(body) }),
    as: (other) => createClient(base, other),
  };
}
