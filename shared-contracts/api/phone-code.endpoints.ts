import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { OrganizerCodeBody, PhoneCode, UserCodeBody, WebCallBody } from './phone-code.schema.ts';

const PHONE_CODE = '/crm/api/phone-code';

/** Calls between a tourist and an organizer or the support (specification §7, Phone codes). */
export const phoneCodeEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    organizerCode: build.mutation<PhoneCode, OrganizerCodeBody>({
      query: (body) => ({ url: `${PHONE_CODE}/organizer`, method: 'POST', body }),
    }),
    chatCode: build.mutation<PhoneCode, UserCodeBody>({
      query: (body) => ({ url: `${PHONE_CODE}/user`, method: 'POST', body }),
    }),
    webCall: build.mutation<PhoneCode, WebCallBody>({
      query: (body) => ({ url: `${PHONE_CODE}/web-call-data`, method: 'POST', body }),
    }),
  }));
