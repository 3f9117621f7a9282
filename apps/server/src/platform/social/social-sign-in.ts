import { MallError } from '../../kernel/error';
import type { SiteAddress } from '../../kernel/site-address';
import { identifyByFacebook, identifyByFacebookCode } from './facebook';
import type { SocialSignIn } from './identity';
import { identifyByLine } from './line';
import { providerPage } from './provider-page';
import type { SocialConfig } from './social-config';

/**
 * Creates the sign-in by the configured providers.
 *
 * @param site provides this server's own URL, for fake providers on it.
 */
export const createSocialSignIn = (
  config: SocialConfig,
  site: Pick<SiteAddress, 'own'>,
): SocialSignIn => ({
  async line(proof) {
    if (config.line === null) throw new MallError('providerUnavailable');
    return identifyByLine(config.line, site.own(), proof);
  },
  async facebook(accessToken) {
    if (config.facebook === null) throw new MallError('providerUnavailable');
    return identifyByFacebook(config.facebook, site.own(), accessToken);
  },
  async facebookCode(code, redirectUri) {
    if (config.facebook === null) throw new MallError('providerUnavailable');
    return identifyByFacebookCode(config.facebook, site.own(), { code, redirectUri });
  },
  pageOf: (attempt) => providerPage(config, attempt),
});
