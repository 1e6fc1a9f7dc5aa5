import { CODE_LENGTH } from '@cairn/shared-contracts/domain/limits';
import * as z from 'zod/mini';
import en from '../../i18n/en-US.json' with { type: 'json' };
import { broken, type RuleCode } from '../errors.ts';
import type { Message, MessageParams } from '../messages.ts';

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

// an issue carries its rule as its message: brokenRule and the schemas of the contracts put it there
const ruleOf = ({ message }: z.core.$ZodIssue): RuleCode => (isRule(message) ? message : 'fallback');

/** the whole body's own issues go under 'body' */
const fieldOf = ({ path }: z.core.$ZodIssue): string => (path.length > 0 ? path.join('.') : 'body');

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** fields that the schema misses when whatever is null in the value is left out of it */
function missedIn(schema: z.ZodMiniType, value: unknown): ReadonlySet<string> {
  const { error } = z.safeParse(schema, withoutNulls(value));
  return new Set(error?.issues.map(fieldOf));
}

/**
 * What is wrong with a value that its schema refuses, as the error body shows it: field → the rules that it breaks.
 * @param issues as the schema reports them with {@link brokenRule} and with their input
 */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  schema: z.ZodMiniType,
  value: unknown,
): Record<string, Message[]> {
  let missed: ReadonlySet<string> | undefined;
  const errors: Record<string, Message[]> = {};
  for (const issue of issues) {
    const field = fieldOf(issue);
    let rule = ruleOf(issue);
    if (rule === 'required' && issue.input === null) {
      missed ??= missedIn(schema, value);
      // nobody is asked to fill in what may be left out: null is a wrong value there
      if (!missed.has(field)) rule = 'fallback';
    }
    const said = errors[field] ?? [];
    // two rules that have no text of their own say the same
    if (rule !== 'fallback' || !said.some(({ key }) => key === broken('fallback').key)) {
      errors[field] = [...said, broken(rule, paramsOf(rule, issue))];
    }
  }
  return errors;
}
