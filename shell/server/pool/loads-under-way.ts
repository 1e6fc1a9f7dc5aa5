import type { LoadResult } from '../version-loader.ts';
import type { FromProcess } from './messages.ts';

interface Loading {
  resolve(result: LoadResult): void;
  reject(error: Error): void;
  /** the result that waits for what is late */
  late?: { failures: Map<string, string>; done(): void };
}

/** The versions that one process loads, as the front hears of them. */
export class LoadsUnderWay {
  readonly #loads = new Map<number, Loading>();

  begin(id: number): Promise<LoadResult> {
    return new Promise((resolve, reject) => this.#loads.set(id, { resolve, reject }));
  }

  lose(error: Error): void {
    for (const { late, reject } of this.#loads.values()) {
      late?.done();
      reject(error);
    }
    this.#loads.clear();
  }

  hear(message: Extract<FromProcess, { kind: 'loaded' | 'settled' | 'torn' }>): void {
    const loading = this.#loads.get(message.id);
    if (!loading) return;
    switch (message.kind) {
      case 'torn':
        this.#loads.delete(message.id);
        loading.reject(new Error(message.reason));
        break;
      case 'loaded': {
        const failures = new Map(Object.entries(message.failures));
        if (message.isLate) {
          const late = new Promise<void>((done) => {
            loading.late = { failures, done };
          });
          loading.resolve({ failures, late });
        } else {
          this.#loads.delete(message.id);
          loading.resolve({ failures });
        }
        break;
      }
      case 'settled': {
        this.#loads.delete(message.id);
        const { failures, done } = loading.late ?? {};
        failures?.clear();
        for (const [expose, reason] of Object.entries(message.failures)) failures?.set(expose, reason);
        done?.();
        break;
      }
    }
  }
}
