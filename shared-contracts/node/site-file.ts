import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type Site, siteConfig } from '../domain/site.ts';

/** A configuration that cannot be used. The message is one line that names the file and the field. */
export class SiteError extends Error {
  override name = 'SiteError';
}

const EXPLAIN = { error: z.locales.en().localeError };

const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`)).join('');

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `${fieldName([...issue.path, issue.keys[0] ?? ''])} is no field of the configuration`;
  return `${fieldName(issue.path) || 'the file'}: ${issue.message}`;
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteError(`${file} cannot be read: ${reason.replace(/\s+/g, ' ')}`);
  }
}

/** @throws SiteError for the first field that makes no sense */
export function readSiteFile(file: string): Site {
  const result = z.safeParse(siteConfig, parseJson(file), EXPLAIN);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SiteError(`${file}: ${issue ? sentence(issue) : 'is not understood'}`);
}
