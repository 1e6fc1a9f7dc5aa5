import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';

/** WebAuthn's own JSON, as the calls carry it */
type Json = Record<string, unknown>;

/** cancelled: the person closed the browser's dialog, or let it run out · exists: this device has a passkey of the account already */
export type PasskeyTrouble = 'cancelled' | 'exists' | 'failed';

/** What became of the browser's dialog. */
export type PasskeyAnswer = { credential: Json } | { trouble: PasskeyTrouble };

/** where the library was never asked for there is nothing to stop, and no reason to fetch it */
let isAsked = false;

function library() {
  isAsked = true;
  return import('@simplewebauthn/browser');
}

/** Whether this browser knows passkeys at all. False on the server. */
export const canUsePasskeys = (): boolean => typeof window === 'object' && 'PublicKeyCredential' in window;

/** Whether the browser shows passkeys among a field's suggestions (WebAuthn level 3, conditional mediation). */
export const passkeysSuggested = async (): Promise<boolean> =>
  canUsePasskeys() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());

/** Ends what `provePasskey` waits for: it answers 'cancelled'. The library itself does so before the next question. */
export function stopAsking(): void {
  if (isAsked) void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

function troubleOf(error: unknown): PasskeyTrouble {
  const name = error instanceof Error ? error.name : '';
  // WebAuthn level 3, 5.1.3: what create() and get() reject with
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'exists' : 'failed';
}

async function ask(dialog: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { credential: { ...(await dialog()) } };
  } catch (error) {
    return { trouble: troubleOf(error) };
  }
}

/** Has the browser make a passkey. @param options of `passkey-options` */
export const makePasskey = (options: Json): Promise<PasskeyAnswer> =>
  ask(async () => {
    const { startRegistration } = await library();
    // the api's own WebAuthn library wrote them; the contract hands them on unread
    return startRegistration({ optionsJSON: options as unknown as CreationOptions });
  });

/**
 * Has the browser prove a passkey.
 * @param options of `passkey-login-options`
 * @param isAutofill waits in the suggestions of a field with `autocomplete="… webauthn"` instead of opening a dialog
 */
export const provePasskey = (options: Json, isAutofill = false): Promise<PasskeyAnswer> =>
  ask(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({
      // as above
      optionsJSON: options as unknown as RequestOptions,
      useBrowserAutofill: isAutofill,
    });
  });
