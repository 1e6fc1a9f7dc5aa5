import type { ApiError } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';
import { useRefusalMessages } from '@cairn/shared-contracts/ui/form';

/** What the api said to the whole form. */
export function Refusal({ error }: { error: ApiError | undefined }) {
  const refusalOf = useRefusalMessages();
  return error ? <Alert tone="danger">{refusalOf(error)}</Alert> : null;
}
