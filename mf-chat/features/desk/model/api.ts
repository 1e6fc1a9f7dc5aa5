import { deskEndpoints } from '@cairn/shared-contracts/api/desk.endpoints';

export const desk = deskEndpoints();
