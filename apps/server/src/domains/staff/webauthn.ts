import type { CheckedStaffBody, StaffReply } from '@mall/contract/staff';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';
import type { SiteAddress } from '../../kernel/site-address';
import type { PasskeyRow } from './passkeys.repo';

/** How long a challenge is valid. */
export const CHALLENGE_MS = 5 * 60_000;
/** ES256, EdDSA and RS256: what all authenticators have one of. */
const ALGORITHMS = [-7, -8, -257];

type NewPasskey = CheckedStaffBody<'factors', 'addPasskey'>['passkey'];
/** A challenge that a passkey signed. */
export type UsedPasskey = CheckedStaffBody<'factors', 'verifyPasskey'>['passkey'];
type KnownPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Where a passkey is used. */
export interface PasskeySite {
  /** The origin of the desk. */
  readonly origin: string;
  /** The host that the passkey belongs to, whatever the port; that of the desk is the same, or below it. */
  readonly host: string;
}

/** Where a call uses passkeys. */
export const passkeySite = (
  { site }: { readonly site: Pick<SiteAddress, 'desk'> },
  { reachedAt }: { readonly reachedAt: string },
): PasskeySite => ({ origin: reachedAt, host: site.desk.passkeyHost(reachedAt) });

const describePasskeys = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));

/** What the browser needs to make a passkey of a colleague, who has those already. */
export async function creationOptions(
  site: PasskeySite,
  shop: string,
  colleague: { readonly id: number; readonly account: string; readonly name: string },
  known: readonly KnownPasskey[],
): Promise<StaffReply<'factors', 'startPasskey'>> {
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: site.host,
    rpName: shop,
    userID: new TextEncoder().encode(`colleague:${colleague.id}`),
    userName: colleague.account,
    userDisplayName: colleague.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: site.host, name: shop },
    user,
    challenge,
    pubKeyCredParams,
    timeout: CHALLENGE_MS,
    excludeCredentials: describePasskeys(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

/** What the browser needs to use one of the passkeys of a colleague. */
export async function requestOptions(
  site: PasskeySite,
  known: readonly KnownPasskey[],
): Promise<StaffReply<'factors', 'requestPasskey'>> {
  const { challenge } = await generateAuthenticationOptions({ rpID: site.host });
  return {
    rpId: site.host,
    challenge,
    timeout: CHALLENGE_MS,
    allowCredentials: describePasskeys(known),
    userVerification: 'required',
  };
}

/** Checks a passkey that a browser made for a challenge. @returns what is stored of it; null: it is not valid. */
export async function checkNewPasskey(
  site: PasskeySite,
  challenge: string,
  { response, ...passkey }: NewPasskey,
): Promise<KnownPasskey | null> {
  const { clientDataJSON, attestationObject, transports = [] } = response;
  if (isFramed(clientDataJSON)) return null;
  const checked = await orInvalid(
    verifyRegistrationResponse({
      response: {
        ...passkey,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
}

/** Checks the signature of a passkey for a challenge. @returns its new counter; null: it is not valid. */
export async function checkUsedPasskey(
  site: PasskeySite,
  challenge: string,
  { response, ...passkey }: UsedPasskey,
  { credentialId, publicKey, counter }: KnownPasskey,
): Promise<number | null> {
  if (isFramed(response.clientDataJSON)) return null;
  const checked = await orInvalid(
    verifyAuthenticationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

const clientData = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() });

/** What the browser says about the page that asked for a passkey; null: it is no JSON of WebAuthn. */
function readClientData(clientDataJSON: string) {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
    return clientData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns the challenge that a passkey signed; null: it cannot be read. */
export const challengeOf = ({ response }: UsedPasskey): string | null =>
  readClientData(response.clientDataJSON)?.challenge ?? null;

/** Whether the page was in a frame of another site, which may hide what the colleague confirms. */
const isFramed = (clientDataJSON: string): boolean =>
  readClientData(clientDataJSON)?.crossOrigin === true;

/** The library throws what is wrong with a passkey. */
const orInvalid = <Result>(check: Promise<Result>): Promise<Result | null> =>
  check.catch(() => null);
