import { broadcastBare } from '@cairn/api/testing/channels/bare-broadcast';

/** A process of its own for {@link broadcastBare}. */
await broadcastBare(Number(process.env.BARE_PORT), JSON.parse(process.env.BARE_DATABASE ?? '{}'));
