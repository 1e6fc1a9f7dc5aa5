import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import type * as z from 'zod/mini';
import en from '../../i18n/en-US.json' with { type: 'json' };
import { broken, type RuleCode } from '../errors.ts';
import type { MessageParams, Said } from '../messages.ts';

/** specification §5: the rule that is broken. One that the schema itself names wins over these. */
export function brokenRule(issue: z.core.$ZodRawIssue): RuleCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'fallback';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'minLength';
      return issue.origin === 'array' ? 'required' : 'minValue';
    case 'too_big':
      return issue.origin === 'string' ? 'maxLength' : 'maxValue';
    case 'invalid_format':
      return issue.format === 'url' ? 'url' : 'fallback';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'fallback';
    default:
      return 'fallback';
  }
}

const isRule = (text: string): text is RuleCode => Object.hasOwn(en.validation, text);

function paramsOf(rule: RuleCode, issue: z.core.$ZodIssue): MessageParams | undefined {
  if (rule === 'code') return { length: CODE_LENGTH };
  if (issue.code === 'too_small') return { length: Number(issue.minimum), min: Number(issue.minimum) };
  if (issue.code === 'too_big') return { length: Number(issue.maximum), max: Number(issue.maximum) };
  return undefined;
}

function saidBy(issue: z.core.$ZodIssue): Said {
  // an issue carries its rule as its message: brokenRule and the schemas of the contracts put it there
  const rule = isRule(issue.message) ? issue.message : 'fallback';
  return broken(rule, paramsOf(rule, issue));
}

/** issues as the error body shows them: field → what is wrong with it; the whole body's own go under 'body' */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, Said[]> {
  const errors: Record<string, Said[]> = {};
  for (const issue of issues) {
    const field = issue.path.length > 0 ? issue.path.join('.') : 'body';
    errors[field] = [...(errors[field] ?? []), saidBy(issue)];
  }
  return errors;
}
