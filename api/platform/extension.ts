import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvError, type Environment } from '@cairn/shared-contracts/node/settings';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Originals } from '../adapters/storage/originals.ts';
import type { DatabaseHandle } from './db.ts';
import type { Services } from './services.ts';

export interface Preparation {
  /** migrated */
  db: DatabaseHandle;
  log: Logger;
  /** 'YYYY-MM-DD' */
  today: string;
  /** what /healthz says while this takes its time */
  tell(note: string): void;
}

/** What an installation adds to the product: a demonstration, tools of development. The product works without any. */
export interface Extension {
  /** one word; /healthz shows its preparation as '<name> data' */
  readonly name: string;
  /** before the api opens: fills the database */
  prepare?(preparation: Preparation): Promise<void>;
  readonly originals?: Originals;
  /** as a module of the product does: routes that are no calls, jobs, handlers; what happens it hears by `outbox.follow` */
  register?(app: FastifyInstance, services: Services): void | Promise<void>;
}

/**
 * The default export of an extension's module.
 * @throws EnvError about its own variables
 */
export type CreateExtension = (environment: Environment) => Extension;

async function load(path: string, environment: Environment): Promise<Extension> {
  // a module that the settings name: what it gives is looked at below
  const { default: create } = (await import(pathToFileURL(resolve(path)).href)) as { default?: CreateExtension };
  if (typeof create !== 'function') throw new Error('its default export is no function');
  const extension = create(environment);
  if (typeof extension?.name !== 'string') throw new Error('it gives no extension');
  return extension;
}

/**
 * Loads the modules that API_EXTENSIONS names.
 * @throws EnvError with one line about the first one that cannot be had
 */
export function loadExtensions(paths: readonly string[], environment: Environment): Promise<Extension[]> {
  return Promise.all(
    paths.map((path) =>
      load(path, environment).catch((error: unknown) => {
        if (error instanceof EnvError) throw error;
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        throw new EnvError('API_EXTENSIONS', 'paths of modules, joined by commas', `${path} cannot be used: ${reason}`);
      }),
    ),
  );
}
