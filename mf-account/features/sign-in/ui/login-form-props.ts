import type { CodeRequest } from '../model/use-code-request.ts';

export interface LoginFormProps {
  codes: CodeRequest;
  /** in a dialog: closed and opened again, it has what was typed */
  keepsDraft?: boolean;
}
