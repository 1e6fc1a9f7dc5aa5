import { HTML_POLICY } from '@cairn/shared-contracts/remote/trusted-html';

/** for the import maps that client-side navigation adds */
export const IMPORTS_POLICY = 'cairn-imports';
/** what libraries do without asking a policy by name: see client/trusted.ts */
const DEFAULT_POLICY = 'default';

/** the policies that a page may create; any other is refused */
export const TRUSTED_POLICIES = [DEFAULT_POLICY, HTML_POLICY, IMPORTS_POLICY] as const;
