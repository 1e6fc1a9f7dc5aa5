// Module Federation's share scope: the same on server and in browser, the shell is its only provider.
import * as platform from '@cairn/shared-contracts/remote/platform';
import { kitShared } from '@kit-shared';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
// a chosen surface, not the namespace: the whole of react-router costs every visitor 34 KB gzip more, its fetchers alone 2
import {
  Link,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router';
import type { ProvidedModules } from './provided-module.ts';

const router = {
  Link,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
  useBlocker,
};

const ROUTER_VERSION = '8.5.1';

const provided = (module: unknown, version: string) => ({
  version,
  lib: () => module,
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

export const sharedScope: ProvidedModules = {
  react: provided(React, React.version),
  'react/jsx-runtime': provided(jsxRuntime, React.version),
  'react-dom': provided(ReactDOM, React.version),
  'react-router': provided(router, ROUTER_VERSION),
  '@cairn/shared-contracts/remote/platform': provided(platform, __VERSION__),
  ...kitShared,
};
