import { SERVICE_WORKER } from '@cairn/shared-contracts/remote/service-worker';
import type { Boot } from '../composition/boot.ts';
import { analyticsHosts, captchaHosts, paymentHosts } from '../composition/outside-hosts.ts';
import { IMPORTS_POLICY } from '../composition/trusted-policies.ts';

/**
 * React makes a script element that must not run by parsing this; react-aria empties its announcements with the empty text. Neither
 * can carry anything.
 */
const HARMLESS = new Set(['', '<script></script>']);

/** where our own builds are: nothing that visitors upload is served there */
const OWN_CODE = /^\/(assets\/shell|cdn\/remotes)\//;

/** Whether the page may load a script or a worker from there. */
function isKnownScript(address: string, { origin, hosts }: { origin: string; hosts: readonly string[] }): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  const { pathname } = url;
  return url.origin === origin ? OWN_CODE.test(pathname) || pathname === SERVICE_WORKER : hosts.includes(url.origin);
}

/**
 * What the browser asks when a library writes markup or loads code without a policy of its own: only what is listed here passes, all
 * else is refused and reported as a violation.
 */
export function guardSinks({ platform }: Pick<Boot, 'platform'>): void {
  const { site } = platform;
  const hosts = [...analyticsHosts(site).script, ...paymentHosts(site).script, ...captchaHosts(site).script];
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (HARMLESS.has(html) ? html : null),
    createScriptURL: (address) => (isKnownScript(address, { origin: location.origin, hosts }) ? address : null),
  });
}

const imports = window.trustedTypes?.createPolicy(IMPORTS_POLICY, { createScript: (json) => json });

/** the text of an import map: names and hashes of files, from the manifest */
export const trustedImports = (map: object): string => {
  const json = JSON.stringify(map);
  return imports ? imports.createScript(json) : json;
};
