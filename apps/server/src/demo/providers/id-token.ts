import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LINE_ISSUER } from '../../platform/social/line';
import type { LineConfig } from '../../platform/social/social-config';

const keyOf = ({ clientSecret }: LineConfig) => new TextEncoder().encode(clientSecret);

/** An id token like LINE's for web apps: HS256 with the channel secret, valid for an hour. */
export const signIdToken = (line: LineConfig, claims: JWTPayload): Promise<string> =>
  new SignJWT({ amr: ['linesso'], ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(LINE_ISSUER)
    .setAudience(line.clientId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keyOf(line));

/** The claims of an id token; null when it is not ours, was changed, or has expired. */
export async function readIdToken(line: LineConfig, token: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(line), {
      algorithms: ['HS256'],
      issuer: LINE_ISSUER,
      audience: line.clientId,
    });
    return payload;
  } catch {
    return null;
  }
}
