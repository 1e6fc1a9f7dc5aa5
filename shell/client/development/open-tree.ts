import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { BundlerRequire } from '../federation/bundler-runtime.ts';
import { StandingHtml } from './standing-html.ts';

/** what the bundler gives a module that takes its own changes */
export interface Hot {
  status(): string;
  /** fetches and runs the next change. @returns the modules that ran; null where there is none */
  check(apply: true): Promise<unknown[] | null>;
}

/** the part of react-refresh/runtime that is used here, and that code of remotes finds here */
interface Refresh {
  register(type: unknown, id: string): void;
  performReactRefresh(): unknown;
}

/** What a page that is open does with modules that ran anew. */
export interface Page {
  /** runs the loaders of the page again */
  revalidate(): void;
  /** shows changed texts */
  rerender(): void;
  reload(): void;
  /** shows what a change threw when it ran */
  caught(error: unknown): void;
}

/** What a remote needs of the shell to change while it runs. */
export interface Ports {
  /** the bundler's runtime of a remote that is here now */
  opened(remote: BundlerRequire): void;
  /** the page's own HTML is taken over */
  isHydrated: Promise<void>;
}

interface OpenRemote {
  hot: Hot;
  /** of the state that this page has */
  hash(): string;
}

type Exports = { default?: Record<string, unknown> };

const isText = (unit: string): boolean => splitName(unit)[1].startsWith('texts.');

/** what holds the module of before holds the new one: its component stays the same for React, which knows what has become of it */
function exchange(known: Record<string, unknown>, next: Record<string, unknown>): void {
  const { Component } = known;
  for (const key of Object.keys(known)) delete known[key];
  Object.assign(known, next, Component && next.Component ? { Component } : {});
}

/** the bundler's word that a change cannot be taken in place: nothing of it has run */
const isDeclined = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Aborted');

/** The remotes of a working tree that run in this page, and how a change reaches them. */
export class OpenTree {
  readonly refresh: Refresh;
  readonly #units = new Map<string, Record<string, unknown>>();
  readonly #remotes = new Map<string, OpenRemote>();
  /** remote → what is built, which the page is to have */
  readonly #wanted = new Map<string, string>();
  /** remote → what the server renders */
  readonly #served = new Map<string, string>();
  readonly #updating = new Map<string, Promise<void>>();
  /** remotes whose change this page could not take over → the state that it stays with, for a change that threw; else it is loaded anew when the server has it */
  readonly #stuck = new Map<string, string | undefined>();
  #ran = { texts: false, modules: false };
  #page: Page | undefined;

  /** the bundler's runtime of a remote that is here now */
  readonly opened: Ports['opened'];
  /** what a change waits for */
  readonly html: StandingHtml;

  constructor(refresh: Refresh, { opened, isHydrated }: Ports) {
    this.refresh = refresh;
    this.opened = opened;
    this.html = new StandingHtml(isHydrated);
  }

  /** An exposed module ran: for the first time, or changed. */
  ran(unit: string, exports: Exports, hot: Hot, hash: () => string): void {
    const [remote] = splitName(unit);
    const module = exports.default;
    this.#remotes.set(remote, { hot, hash });
    if (!module) return;
    if (module.Component) this.refresh.register(module.Component, `${unit} Component`);
    const known = this.#units.get(unit);
    if (known) {
      exchange(known, module);
      this.#ran[isText(unit) ? 'texts' : 'modules'] = true;
    } else {
      this.#units.set(unit, module);
      // fetched by a page that was opened before the last change
      if (this.#wanted.has(remote)) setTimeout(() => void this.#update(remote));
    }
  }

  follow(page: Page): void {
    this.#page = page;
  }

  /** there is a newer state of the remote. @returns when the page has it */
  built(remote: string, hash: string): Promise<void> {
    this.#wanted.set(remote, hash);
    return this.#update(remote);
  }

  /** the server renders this state */
  served(remote: string, hash: string, isOtherContract: boolean): void {
    this.#served.set(remote, hash);
    // what threw here throws again: its page stays with what is said of it until there is a better one
    const isBetter = this.#stuck.has(remote) && this.#stuck.get(remote) !== hash;
    if (isOtherContract || isBetter) this.#page?.reload();
  }

  #update(remote: string): Promise<void> {
    const update = (this.#updating.get(remote) ?? Promise.resolve()).then(() => this.#take(remote));
    this.#updating.set(remote, update);
    return update;
  }

  async #take(remote: string): Promise<void> {
    const open = this.#remotes.get(remote);
    if (!open || this.#stuck.has(remote)) return;
    // changed code would find other HTML than it writes
    if (!this.#isNewest(remote, open)) await this.html.takenOver();
    try {
      // one step for each change since: a page that slept has some before it
      while (!this.#isNewest(remote, open) && (await open.hot.check(true)));
    } catch (error) {
      // an update that could not be fetched, and a step on the way that has been mended since, are no fault of the newest state
      if (!isDeclined(error) && this.#isNewest(remote, open)) return this.#threw(remote, error);
      console.warn(`[development] ${remote} cannot change in place: ${String(error)}`);
    }
    if (!this.#isNewest(remote, open)) return this.#giveUp(remote);
    this.#show();
  }

  #isNewest(remote: string, { hash }: OpenRemote): boolean {
    const wanted = this.#wanted.get(remote) ?? '';
    return wanted.startsWith(hash()) || hash().startsWith(wanted);
  }

  #threw(remote: string, error: unknown): void {
    this.#stuck.set(remote, this.#wanted.get(remote));
    this.#page?.caught(error);
  }

  #giveUp(remote: string): void {
    this.#stuck.set(remote, undefined);
    if (this.#served.get(remote) === this.#wanted.get(remote)) this.#page?.reload();
  }

  #show(): void {
    const { texts, modules } = this.#ran;
    this.#ran = { texts: false, modules: false };
    this.refresh.performReactRefresh();
    if (texts) this.#page?.rerender();
    if (modules) this.#page?.revalidate();
  }
}
