import { PassThrough } from 'node:stream';
import type { CompositionPlan } from '../composition-plan.ts';
import type { RenderedPage } from '../page-answer.ts';
import type { PageOrder, PagePorts } from '../page-order.ts';
import type { FromProcess } from './messages.ts';

/** A page that is being rendered. */
export interface Job {
  plan: CompositionPlan;
  order: PageOrder;
  ports: PagePorts;
}

interface Page extends Job {
  resolve(answer: RenderedPage): void;
  reject(error: Error): void;
  /** the page's calls are over */
  close(): void;
  /** what is sent on, once the page has begun */
  body: PassThrough | undefined;
}

const OF_PAGES = ['answered', 'bytes', 'end', 'torn', 'warn', 'failed', 'made'] as const;
type OfPage = Extract<FromProcess, { kind: (typeof OF_PAGES)[number] }>;

export const isOfPage = (message: FromProcess): message is OfPage => OF_PAGES.some((kind) => kind === message.kind);

/** The pages that one process renders, as the front hears of them. */
export class PagesUnderWay {
  readonly #pages = new Map<number, Page>();

  get size(): number {
    return this.#pages.size;
  }

  has(id: number): boolean {
    return this.#pages.has(id);
  }

  get jobs(): Job[] {
    return [...this.#pages.values()].map(({ plan, order, ports }) => ({ plan, order, ports }));
  }

  /** @returns the answer, whose body may come later */
  begin(id: number, job: Job, close: () => void): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      this.#pages.set(id, { ...job, close, resolve, reject, body: undefined });
    });
  }

  /** there is nobody left to render them */
  lose(error: Error): void {
    for (const { body, reject } of this.#pages.values()) {
      if (body) body.destroy(error);
      else reject(error);
    }
    this.#pages.clear();
  }

  hear(message: OfPage, bytes: Buffer): void {
    const page = this.#pages.get(message.id);
    if (!page) return;
    switch (message.kind) {
      case 'answered':
        if (message.answer.kind === 'page') {
          page.body = new PassThrough();
          // whoever sends it on may be gone
          page.body.on('error', () => undefined);
          page.resolve({ ...message.answer, body: page.body });
        } else {
          this.#end(message.id, page);
          page.resolve(message.answer);
        }
        break;
      case 'bytes':
        page.body?.write(bytes);
        break;
      case 'end':
        this.#end(message.id, page);
        page.body?.end();
        break;
      case 'torn':
        this.#end(message.id, page);
        page.body?.destroy();
        page.reject(new Error(message.reason));
        break;
      case 'warn':
        page.ports.warn(message.message, message.detail);
        break;
      case 'failed':
        page.ports.failed(message.unit, message.reason, message.stack);
        break;
      case 'made':
        page.ports.made(message.units);
        break;
    }
  }

  #end(id: number, page: Page): void {
    this.#pages.delete(id);
    page.close();
  }
}
