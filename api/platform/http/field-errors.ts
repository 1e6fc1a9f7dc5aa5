import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/** specification §5: messages by rule. A message that the schema itself gives wins over these. */
export function issueMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Required field' : 'Incorrect value';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'Required field' : `Minimum ${issue.minimum} characters`;
      return issue.origin === 'array' ? 'Required field' : `Minimum ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `Maximum ${issue.maximum} characters` : `Maximum ${issue.maximum}`;
    default:
      return 'Incorrect value';
  }
}

/** issues as the error body shows them: field → messages; the whole body's own go under 'body' */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = path.length > 0 ? path.join('.') : 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
