/** The provider gave no answer, or none that can be used: nobody knows what it did. */
export class ProviderAway extends Error {
  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'ProviderAway';
  }
}

/** The provider understood, and said no. */
export class ProviderRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = 'ProviderRefusal';
    this.code = code;
  }
}

/** a payer waits for it */
export const PROVIDER_TIMEOUT_MS = 8_000;

/** Asks a provider for JSON. @throws ProviderAway, also when the answer takes longer than anybody waits */
export async function askProvider(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new ProviderAway(`it answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    throw new ProviderAway('it did not answer', error);
  }
}
