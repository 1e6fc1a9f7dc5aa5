import type { Config } from 'jest';

export declare const TIMEOUT_MS: number;
export declare const styles: Record<string, string>;
export declare const common: Config;
export declare const components: Config;
/** @param rootDir the folder that the remotes stand in */
export declare function remoteTests(rootDir: string): Config;
