import { climateEndpoints } from '@cairn/shared-contracts/api/climate.endpoints';

/** The climate calls of this remote, injected once. */
export const climate = climateEndpoints();
