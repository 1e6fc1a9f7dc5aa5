import type { LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { RouteTable } from '../routing/route-entry.ts';

/** One version of a remote as a page needs it: its release without the server's part, and where its files are. */
export interface RemoteBoot
  extends Pick<Release, 'name' | 'version' | 'container' | 'routes' | 'fragments' | 'exposes' | 'browser'> {
  /** ends in '/' */
  base: string;
  /** chunks that load on demand; empty in a page's own manifest */
  lazy: Asset[];
  /** exposed modules that cannot be had: their places show a fallback from the start */
  down: string[];
}

export interface Asset {
  url: string;
  integrity: string;
}

/** what the shell's own build made: kit chunks by subpath, integrity by file */
export interface ShellAssets {
  /** built by `npm run dev`: pages follow its working tree, which it serves behind CDN_URL */
  isDevelopment?: boolean;
  /** what the build made its calls against, 'GET /spa/tour' → hash: compared with the api's by the server */
  contracts?: Readonly<Record<string, string>>;
  base: string;
  main: string;
  js: string[];
  css: string[];
  kit: Record<string, { js: string[]; css: string[] }>;
  /** module that it shares → the names that it exports: what a release needs is held against it */
  gives?: Readonly<Record<string, readonly string[]>>;
  /** who answers for the shell */
  owner?: string;
  /** files of the shell's own pages that no other page loads, by the route's id */
  pages: Record<string, { js: string[]; css: string[] }>;
  integrity: Record<string, string>;
  /** texts of the shell and the kit that pages begin with, one script a locale, by ISO locale */
  locales: Record<string, string>;
  /** their other texts and react-aria's, one script a locale, by ISO locale */
  lateTexts: Record<string, string>;
  /** files that wait for those */
  waiting: readonly string[];
  /** of every page */
  fonts: string[];
  /** of pages in a language with a script of its own */
  scriptFonts: Readonly<Record<LocaleCode, readonly string[]>>;
}

/** Everything the remotes and the shell have, whether this page uses it or not: fetched once, after hydration. */
export interface CompositionManifest {
  remotes: Record<string, RemoteBoot>;
  kit: ShellAssets['kit'];
  integrity: Record<string, string>;
}

/** The same with the table of the composition's addresses. */
export interface WholeManifest extends CompositionManifest {
  table: RouteTable;
}

/** An experiment that the visitor is in. */
export interface PlannedExperiment {
  name: string;
  remote: string;
  variant: string;
  /** the variant's version cannot be had: the visitor got another one */
  hasFallen: boolean;
}

/** What a page that is inspected says of itself; the rest is asked for at OVERRIDE_PATH. */
export interface InspectedPage {
  /** what was chosen, and what the page has of it */
  overrides: { remote: string; wanted: string; shown: string | null; reason?: string }[];
}

/** A version that the inspector offers. */
export interface VersionChoice {
  version: string;
  state: 'stable' | 'canary' | 'fallback' | 'preview';
  /** of the visitors, where it is live */
  percent?: number;
}

/** What the server answers an inspector. */
export interface InspectorState {
  environment: string;
  /** who made the link; without one it is development */
  by?: string;
  /** ISO: when the link ends */
  expiresAt?: string;
  remotes: {
    name: string;
    owner?: { squad: string; contact: string };
    /** what was chosen */
    wanted?: string;
    choices: VersionChoice[];
  }[];
}

/** What the server tells the browser so that it composes the very same page. */
export interface Boot {
  platform: Platform;
  /** only what this page uses; the whole is behind `manifestUrl` */
  manifest: CompositionManifest;
  manifestUrl: string;
  /** remotes without any usable version */
  down: string[];
  shell: { base: string; js: Asset[]; css: Asset[]; fonts: string[]; localeScript: string };
  /** the page's style sheets stand in its HTML, not behind links */
  isStyled: boolean;
  theme: 'light' | 'dark' | undefined;
  /** 'mf-tour/route.tour' */
  units: string[];
  /** those of `units` whose code is fetched when their place comes near the screen */
  deferred: string[];
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
  state: object;
  nonce: string;
  /** none is left out: nothing of experiments is loaded then */
  experiments?: PlannedExperiment[];
  /** none is left out: nothing of the inspector is loaded then */
  inspected?: InspectedPage;
}

/** A unit is one exposed module of one remote. */
export const unitOf = (remote: string, expose: string): string => `${remote}/${expose}`;
