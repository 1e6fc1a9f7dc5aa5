import { type ApiError, apiErrorText } from '@cairn/shared-contracts/remote/platform';
import { Alert } from '@cairn/shared-contracts/ui/alert';

/** What the api said to the whole form. */
export function Refusal({ error }: { error: ApiError | undefined }) {
  return error ? <Alert tone="danger">{apiErrorText(error)}</Alert> : null;
}
