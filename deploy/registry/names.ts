import { ENVIRONMENT_NAME } from '@cairn/shared-contracts/remote/shell-report';

const REMOTE = /^mf-[a-z0-9-]+$/;
/** https://semver.org, section 2, 9 and 10 */
const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** Names become folders of the store and of a build: what is none of these is refused before anything is touched. */
export const isRemoteName = (name: string): boolean => REMOTE.test(name);
export const isVersion = (version: string): boolean => version.length <= 100 && VERSION.test(version);
export const isEnvironment = (name: string): boolean => ENVIRONMENT_NAME.test(name);
