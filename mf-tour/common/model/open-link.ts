import {
  type LoadContext,
  type PageAnswer,
  type QueryThunk,
  RouteError,
  withStatus,
} from '@cairn/shared-contracts/remote/platform';

const GONE = 410;

/** The page behind a one-time link. */
export interface LinkData {
  uuid: string;
  /** too late: the page says so in its own words, with status 410 */
  isExpired: boolean;
}

/** Opens a link that may have expired; one that nobody was given is not found, as any wrong address. */
export async function openLink<T>(
  load: LoadContext['load'],
  uuid: string,
  query: QueryThunk<T>,
): Promise<LinkData | PageAnswer<LinkData>> {
  try {
    await load(query);
    return { uuid, isExpired: false };
  } catch (error) {
    if (error instanceof RouteError && error.status === GONE) return withStatus({ uuid, isExpired: true }, GONE);
    throw error;
  }
}
