import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { StaffReply } from '@mall/contract/staff';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** How an {@link createAuthenticator | authenticator} and its browser answer. */
export interface AuthenticatorBehaviour {
  /** The page that asks for a passkey, as the browser reports it. */
  readonly origin: string;
  /** Whether it checks a finger, a face or a PIN. */
  readonly verifiesUser: boolean;
  /** Whether the page is in a frame of another site. */
  readonly isFramed: boolean;
}

/** The options of {@link createAuthenticator}. */
export interface AuthenticatorOptions {
  /** The page that asks for a passkey. */
  readonly origin: string;
  /** Whether it counts how often it signs; a synced passkey does not, and sends 0. */
  readonly counts?: boolean;
}

type Creation = Pick<StaffReply<'factors', 'startPasskey'>, 'challenge' | 'rp'>;
type Request = Pick<StaffReply<'factors', 'requestPasskey'>, 'challenge' | 'rpId'>;

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const CREDENTIAL_INCLUDED = 64;
/** The fields of a COSE key of ES256: kind, algorithm, curve, x, y. */
const ES256 = { kind: [1, 2], algorithm: [3, -7], curve: [-1, 1] } as const;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/**
 * A device with one passkey, behind a browser: answers WebAuthn's questions as `navigator.credentials` does, with a
 * real key.
 *
 * @example
 * const phone = createAuthenticator({ origin: mall.baseUrl });
 * await desk.post('/api/staff/factor/passkey/store', { passkey: phone.create(options), device_name: 'Phone' });
 */
export function createAuthenticator({ origin, counts = true }: AuthenticatorOptions) {
  const honest: AuthenticatorBehaviour = { origin, verifiesUser: true, isFramed: false };
  const behaviours = { create: honest, get: honest };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  let counter = 0;

  function publicKeyBytes(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...Object.values(ES256),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }
  function authenticatorData(
    { verifiesUser }: AuthenticatorBehaviour,
    host: string,
    flags: number,
    included = Buffer.alloc(0),
  ): Buffer {
    const tail = Buffer.alloc(5);
    tail[0] = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | flags;
    tail.writeUInt32BE((counter += counts ? 1 : 0), 1);
    return Buffer.concat([sha256(host), tail, included]);
  }
  const clientData = (use: 'create' | 'get', challenge: string): Buffer => {
    const { origin: page, isFramed } = behaviours[use];
    const data = { type: `webauthn.${use}`, challenge, origin: page, crossOrigin: isFramed };
    return Buffer.from(JSON.stringify(data));
  };

  return {
    /** Answers otherwise from now on, where a passkey is made or used. */
    misbehave(use: 'create' | 'get', behaviour: Partial<AuthenticatorBehaviour>): void {
      behaviours[use] = { ...honest, ...behaviour };
    },
    /** Makes the passkey. */
    create({ challenge, rp }: Creation) {
      const included = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        publicKeyBytes(),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          [
            'authData',
            new Uint8Array(
              authenticatorData(behaviours.create, rp.id, CREDENTIAL_INCLUDED, included),
            ),
          ],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. */
    get({ challenge, rpId }: Request) {
      const data = authenticatorData(behaviours.get, rpId, 0);
      const client = clientData('get', challenge);
      const signed = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signed),
        },
      };
    },
  };
}
