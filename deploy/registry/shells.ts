import type { KeyObject } from 'node:crypto';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import { DEAD_AFTER_MS, reportsPath, type ShellReport, shellReport } from '@cairn/shared-contracts/remote/shell-report';
import type { ObjectStore } from './object-store.ts';

/** reports of shells that went so long ago are cleared away */
const FORGET_AFTER_MS = 3_600_000;

const ageOf = ({ at }: ShellReport, now: number): number => now - Date.parse(at);

/** whether somebody must wait for this shell's word */
export const isAlive = (report: ShellReport, now = Date.now()): boolean =>
  report.state === 'up' && ageOf(report, now) < DEAD_AFTER_MS;

/**
 * What the shells of an environment last said of themselves, by name. Whatever is not signed with the report key counts for nothing.
 * @param key none: there are no reports
 */
export async function readShells(
  store: ObjectStore,
  environment: string,
  key: KeyObject | undefined,
  now = Date.now(),
): Promise<ShellReport[]> {
  if (!key) return [];
  const paths = await store.list(reportsPath(environment));
  const reports = await Promise.all(
    paths.map(async (path) => {
      const content = await store.get(path);
      if (!content) return [];
      try {
        const report = shellReport.parse(openSigned(content, key, path));
        if (report.environment !== environment) return [];
        if (ageOf(report, now) < FORGET_AFTER_MS) return [report];
        await store.remove(path);
      } catch {
        // not a report of ours
      }
      return [];
    }),
  );
  return reports.flat().sort((a, b) => a.shell.localeCompare(b.shell));
}
