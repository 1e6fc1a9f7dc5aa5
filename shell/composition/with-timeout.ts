export class TimeoutError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took longer than ${milliseconds} ms`);
    this.name = 'TimeoutError';
  }
}

/** rejects with a TimeoutError when the promise is not settled in time */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
