import * as z from 'zod/mini';
import { describe, named } from '../core/describe';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
const credentialId = describe(bytes(1_400), 'The id of the credential, base64url.');
const type = describe(z.literal('public-key'), 'The kind of the credential.');
const clientDataJSON = describe(
  bytes(4_000),
  'The challenge and the origin, as the browser saw them.',
);
const challenge = describe(
  z.string(),
  'What the authenticator signs, base64url; valid once, for five minutes.',
);
const timeout = describe(z.int(), 'How long the browser waits, in milliseconds.');
const userVerification = describe(
  z.literal('required'),
  'The authenticator checks a finger, a face or a PIN.',
);
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const descriptor = z.object({
  id: credentialId,
  type,
  transports: describe(transports, 'How the browser reaches the authenticator; empty: in any way.'),
});

/** What `navigator.credentials.create` needs, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = named(
  'PasskeyCreation',
  'What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.',
  z.object({
    rp: describe(
      z.object({
        id: describe(z.string(), 'Its domain.'),
        name: describe(z.string(), 'Its name.'),
      }),
      'The shop.',
    ),
    user: describe(
      z.object({
        id: describe(z.string(), 'Their id at the shop, base64url.'),
        name: describe(z.string(), 'Their email address.'),
        displayName: describe(z.string(), 'The name that colleagues see.'),
      }),
      'The colleague.',
    ),
    challenge,
    pubKeyCredParams: describe(
      z.array(z.object({ type, alg: describe(z.int(), "The algorithm's number in COSE.") })),
      'The signatures that the server can check, the preferred one first.',
    ),
    timeout,
    excludeCredentials: describe(
      z.array(descriptor),
      'The passkeys that they have: no authenticator holds two of one colleague.',
    ),
    authenticatorSelection: describe(
      z.object({
        residentKey: describe(z.literal('preferred'), 'It may list its passkeys by itself.'),
        userVerification,
      }),
      'What the authenticator has to be capable of.',
    ),
    attestation: describe(z.literal('none'), 'The maker of the authenticator makes no difference.'),
  }),
);

/** What `navigator.credentials.get` needs, as `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = named(
  'PasskeyRequest',
  'What the browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn.',
  z.object({
    rpId: describe(z.string(), 'The domain of the shop.'),
    challenge,
    timeout,
    allowCredentials: describe(z.array(descriptor), 'The passkeys of the colleague.'),
    userVerification,
  }),
);

/** A passkey that the browser made, as `RegistrationResponseJSON` of WebAuthn. */
export const newPasskey = named(
  'NewPasskey',
  'A passkey that the browser made: `RegistrationResponseJSON` of WebAuthn. Other fields are ignored.',
  z.object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: describe(
      z.object({
        clientDataJSON,
        attestationObject: describe(bytes(20_000), 'The public key, as the authenticator made it.'),
        transports: describe(z.optional(transports), 'How the browser reaches the authenticator.'),
      }),
      'What the authenticator answered.',
    ),
  }),
);

/** A challenge that a passkey signed, as `AuthenticationResponseJSON` of WebAuthn. */
export const usedPasskey = named(
  'UsedPasskey',
  'A challenge that a passkey signed: `AuthenticationResponseJSON` of WebAuthn. Other fields are ignored.',
  z.object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: describe(
      z.object({
        clientDataJSON,
        authenticatorData: describe(bytes(4_000), 'What the authenticator checked.'),
        signature: describe(bytes(4_000), 'Its signature.'),
      }),
      'What the authenticator answered.',
    ),
  }),
);
