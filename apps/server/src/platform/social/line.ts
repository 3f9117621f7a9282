import * as z from 'zod';
import { MallError } from '../../kernel/error';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { requestProvider } from './request-provider';
import { nameFrom, type LineProof, type SocialIdentity } from './identity';
import type { LineConfig } from './social-config';

/** Issuer of LINE's id tokens (LINE Login v2.1). */
export const LINE_ISSUER = 'https://access.line.me';

const tokens = z.object({ id_token: z.string().min(1) });
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(200),
  aud: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  nonce: z.string(),
  name: z.string().optional(),
  email: z.email().optional(),
});

/**
 * Identifies a LINE user: exchanges the code for an id token, which only the client that started the
 * sign-in can do (PKCE), and has LINE verify the token.
 *
 * @param origin this server, for configured URLs that are paths.
 * @throws {MallError} providerRefused, providerUnavailable
 */
export async function identifyByLine(
  config: LineConfig,
  origin: string,
  { sign, code_verifier, nonce, redirect_uri }: LineProof,
): Promise<SocialIdentity> {
  const { clientId, clientSecret } = config;
  const { id_token } = await requestProvider(new URL(config.tokenUrl, origin), tokens, {
    grant_type: 'authorization_code',
    code: sign,
    redirect_uri,
    client_id: clientId,
    client_secret: clientSecret,
    code_verifier,
  });
  const verified = await requestProvider(new URL(config.verifyUrl, origin), claims, {
    id_token,
    client_id: clientId,
    nonce,
  });
  // LINE has already checked these; checked again in case the LINE URL is misconfigured.
  const isOurs =
    verified.iss === LINE_ISSUER &&
    verified.aud === clientId &&
    verified.nonce === nonce &&
    verified.exp * 1000 > Date.now();
  if (!isOurs) throw new MallError('providerRefused');
  const neutralName = messagesIn(SHOP_LANGUAGE).members.social.line;
  return {
    provider: 'line',
    subject: verified.sub,
    name: nameFrom(verified.name, neutralName),
    neutralName,
    email: verified.email?.toLowerCase() ?? null,
  };
}
