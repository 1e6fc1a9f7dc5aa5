import type { ProvidedModules } from '../../composition/provided-module.ts';
import { sharedFor, type Wanted } from './shared-modules.ts';

type Factory = () => unknown;
type ModuleId = string | number;

/** the bundler's own runtime of one remote, as far as this one touches it */
export interface BundlerRequire {
  /** modules by id */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** those that have run */
  c: Record<ModuleId, unknown>;
  /** look at each module before it runs, in development alone: hot replacement is one of them */
  i?: ((execution: { id: ModuleId; factory: BundlerRequire['m'][ModuleId] }) => void)[];
  consumesLoadingData?: {
    moduleIdToConsumeDataMapping?: Readonly<Record<ModuleId, Wanted>>;
    chunkMapping?: Consumes['chunkMapping'];
    initialConsumes?: readonly ModuleId[];
  };
  initializeExposesData?: { moduleMap: Readonly<Record<string, () => Promise<Factory>>> };
  /** what has to be there before a chunk runs, by kind */
  f?: Record<string, (chunkId: ModuleId, promises: Promise<unknown>[]) => void>;
  I?(): unknown;
  initContainer?(): unknown;
  getContainer?(expose: string): Promise<Factory>;
}

interface Consumes {
  chunkId: ModuleId;
  promises: Promise<unknown>[];
  chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  /** 0: there; a promise: on its way */
  installedModules: Record<ModuleId, Promise<void> | 0>;
  webpackRequire: BundlerRequire;
}

interface InitialConsumes extends Pick<Consumes, 'installedModules' | 'webpackRequire'> {
  initialConsumes: readonly ModuleId[];
}

/** the module's place in the remote's bundle is filled with what is shared, or with why it cannot be */
const put = ({ m, c }: BundlerRequire, id: ModuleId, give: Factory): void => {
  m[id] = (module) => {
    delete c[id];
    module.exports = give();
  };
};
const refuse = (reason: unknown): Factory => {
  return () => {
    throw reason;
  };
};

/**
 * What a remote's container looks for at `__MF_BUNDLER_RUNTIME__`: the part of Module Federation's bundler runtime that a remote needs
 * which consumes what the shell shares, and shares and loads nothing itself. The package's own runtime (decision 41) is 20 KB more.
 */
export function bundlerRuntime(modules: ProvidedModules) {
  const wantedBy = ({ consumesLoadingData }: BundlerRequire, id: ModuleId): Wanted => {
    const wanted = consumesLoadingData?.moduleIdToConsumeDataMapping?.[id];
    if (!wanted) throw new Error(`module ${id} of a remote is not among those that are shared`);
    return wanted;
  };

  const runtime = {
    S: {},
    // there is one scope, and one who fills it
    I: () => true,
    initContainerEntry: () => true,
    init: () => ({}),
    remotes: () => undefined,

    consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }: Consumes): void {
      for (const id of chunkMapping[chunkId] ?? []) {
        const known = installedModules[id];
        if (known) promises.push(known);
        if (known !== undefined) continue;
        const done = (give: Factory) => {
          installedModules[id] = 0;
          put(webpackRequire, id, give);
        };
        const failed = (reason: unknown) => {
          // asked for again, it may be there
          delete installedModules[id];
          put(webpackRequire, id, refuse(reason));
        };
        try {
          const shared = sharedFor(modules, wantedBy(webpackRequire, id));
          if (shared.lib) done(shared.lib);
          else if (shared.get) {
            const coming = shared.get().then(done, failed);
            installedModules[id] = coming;
            promises.push(coming);
          }
        } catch (reason) {
          failed(reason);
        }
      }
    },

    installInitialConsumes({ initialConsumes, installedModules, webpackRequire }: InitialConsumes): void {
      for (const id of initialConsumes) {
        installedModules[id] = 0;
        const shared = sharedFor(modules, wantedBy(webpackRequire, id));
        put(webpackRequire, id, shared.lib ?? refuse(new Error(`${id} of a remote is not at hand at its start`)));
      }
    },
  };

  return {
    /** for entries that bring the joint with them, as Module Federation's build writes it */
    bundlerRuntime: runtime,

    /** the joint of a remote's bundle with the runtime: its entry calls this before all else */
    start(webpackRequire: BundlerRequire): void {
      const { consumesLoadingData, initializeExposesData } = webpackRequire;
      const { chunkMapping = {}, initialConsumes } = consumesLoadingData ?? {};
      const installedModules: Consumes['installedModules'] = {};
      // `npm run dev` alone: see client/development
      if (process.env.NODE_ENV === 'development') globalThis.__CAIRN_DEVELOPMENT__?.opened(webpackRequire);
      webpackRequire.f ??= {};
      Object.assign(webpackRequire.f, {
        consumes: (chunkId: ModuleId, promises: Promise<unknown>[]) =>
          runtime.consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }),
      });
      webpackRequire.I = runtime.I;
      webpackRequire.initContainer = runtime.initContainerEntry;
      webpackRequire.getContainer = async (expose) => {
        const map = initializeExposesData?.moduleMap ?? {};
        const get = Object.hasOwn(map, expose) ? map[expose] : undefined;
        if (!get) throw new Error(`${expose} is not in the container`);
        return get();
      };
      if (initialConsumes) runtime.installInitialConsumes({ initialConsumes, installedModules, webpackRequire });
    },
  };
}
