import * as z from 'zod';
import { MallError } from '../../kernel/error';
import { requestProvider } from './request-provider';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { messagesIn } from '../../messages';
import { nameFrom, type SocialIdentity } from './identity';
import type { FacebookConfig } from './social-config';

const inspected = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string().min(1).max(200),
  }),
});
const granted = z.object({ access_token: z.string().min(1) });
const me = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.email().optional(),
});

/**
 * Requests the owner of an access token from Facebook, and checks that it was issued to this shop: otherwise a
 * token issued to another site would open the accounts here.
 *
 * @param origin this server, for configured URLs that are paths.
 * @throws {MallError} providerRefused, providerUnavailable
 */
export async function identifyByFacebook(
  { appId, appSecret, graphUrl }: FacebookConfig,
  origin: string,
  accessToken: string,
): Promise<SocialIdentity> {
  const address = (path: string, query: Readonly<Record<string, string>>) =>
    new URL(`${graphUrl}${path}?${new URLSearchParams(query).toString()}`, origin);

  const { data } = await requestProvider(
    address('/debug_token', { input_token: accessToken, access_token: `${appId}|${appSecret}` }),
    inspected,
  );
  if (!data.is_valid || data.app_id !== appId) throw new MallError('providerRefused');
  const profile = await requestProvider(
    address('/me', { fields: 'id,name,email', access_token: accessToken }),
    me,
  );
  if (profile.id !== data.user_id) throw new MallError('providerRefused');
  const neutralName = messagesIn(SHOP_LANGUAGE).members.social.facebook;
  return {
    provider: 'facebook',
    subject: profile.id,
    name: nameFrom(profile.name, neutralName),
    neutralName,
    email: profile.email?.toLowerCase() ?? null,
  };
}

/**
 * Exchanges a code for an access token, which only this shop can do, and identifies its owner.
 *
 * @param origin this server, for configured URLs that are paths.
 * @throws {MallError} providerRefused, providerUnavailable
 */
export async function identifyByFacebookCode(
  config: FacebookConfig,
  origin: string,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<SocialIdentity> {
  const query = new URLSearchParams({
    client_id: config.appId,
    client_secret: config.appSecret,
    redirect_uri: redirectUri,
    code,
  });
  const url = new URL(`${config.graphUrl}/oauth/access_token?${query.toString()}`, origin);
  const { access_token } = await requestProvider(url, granted);
  return identifyByFacebook(config, origin, access_token);
}
