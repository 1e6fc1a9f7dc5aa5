import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type * as z from 'zod/mini';
import type {
  AuthBody,
  AuthViaCodeBody,
  codeSent,
  RegisterBody,
  RegisterWithoutPasswordBody,
  SendCodeBody,
  sessionAnswer,
} from './user.schema.ts';

const USER = '/crm/api/user';
type Signed = z.infer<typeof sessionAnswer>;
type Sent = z.infer<typeof codeSent>;

/** a refused log-in changes nothing: nothing is read anew */
const onSuccess = (_answer: unknown, error: unknown) => (error ? [] : (['Session'] as const));

/**
 * Calls that open a session (specification §7). The shell turns the tokens of the answer into httpOnly cookies, so that a page
 * sees the user only. `Session` is invalidated: profile, favourites and chats are read anew.
 */
export const userEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    register: build.mutation<Signed, RegisterBody>({
      query: (body) => ({ url: `${USER}/register`, method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
    /** creates the account if there is none and sends a code to the e-mail */
    registerWithoutPassword: build.mutation<Sent, RegisterWithoutPasswordBody>({
      query: (body) => ({ url: `${USER}/register-without-password`, method: 'POST', body }),
    }),
    auth: build.mutation<Signed, AuthBody>({
      query: (body) => ({ url: `${USER}/auth`, method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
    sendAuthCode: build.mutation<Sent, SendCodeBody>({
      query: (body) => ({ url: `${USER}/send-auth-code`, method: 'POST', body }),
    }),
    authViaCode: build.mutation<Signed, AuthViaCodeBody>({
      query: (body) => ({ url: `${USER}/auth-via-code`, method: 'POST', body }),
      invalidatesTags: onSuccess,
    }),
  }));
