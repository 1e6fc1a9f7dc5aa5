import { meetingEndpoints } from '@cairn/shared-contracts/api/meeting.endpoints';

export const meeting = meetingEndpoints();
