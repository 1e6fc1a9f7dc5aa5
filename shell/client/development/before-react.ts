// Read before React, which looks at its start for what exchanges components.
import * as refresh from 'react-refresh/runtime';
import type { BundlerRequire } from '../federation/bundler-runtime.ts';
import { OpenTree } from './open-tree.ts';
import { hydrated } from './standing-html.ts';
import { withoutStyleMismatches } from './style-mismatches.ts';

declare global {
  /** where code of a working tree finds the page that it runs in */
  var __CAIRN_DEVELOPMENT__: OpenTree | undefined;
}

withoutStyleMismatches(console);
refresh.injectIntoGlobalHook(window);
const opened = (remote: BundlerRequire) =>
  // it shares React: to be read behind it
  void import(/* webpackMode: "eager" */ './shared-at-hand.ts').then(({ fillWithShared }) => fillWithShared(remote));
globalThis.__CAIRN_DEVELOPMENT__ = new OpenTree(refresh, { opened, isHydrated: hydrated() });
