import type { PasskeyCreation, PasskeyRequest, StaffMall } from '@mall/sdk/staff';

type NewPasskey = Parameters<StaffMall['factors']['addPasskey']>[0]['passkey'];
type UsedPasskey = Parameters<StaffMall['factors']['verifyPasskey']>[0];

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/**
 * Lets the browser make a passkey.
 *
 * @throws {DOMException} NotAllowedError: the colleague did not; InvalidStateError: the device has one of theirs;
 *   SecurityError: a page of this address has no passkeys, such as an IP address
 */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const { response, ...credential } = jsonOf(
    await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
    }),
  );
  if (!('attestationObject' in response)) throw nothing();
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...credential, response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Lets the browser use a passkey.
 *
 * @throws {DOMException} as {@link createPasskey}
 */
export async function readPasskey(options: PasskeyRequest): Promise<UsedPasskey> {
  const { response, ...credential } = jsonOf(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
    }),
  );
  if (!('signature' in response)) throw nothing();
  const { clientDataJSON, authenticatorData, signature } = response;
  return { ...credential, response: { clientDataJSON, authenticatorData, signature } };
}

/** A browser may answer that there is no passkey instead of throwing. */
const nothing = () => new DOMException('The browser returned no passkey', 'NotAllowedError');

function jsonOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw nothing();
  const { id, rawId, response } = credential.toJSON();
  return { id, rawId, type: 'public-key' as const, response };
}
