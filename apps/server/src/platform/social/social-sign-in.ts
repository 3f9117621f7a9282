import { MallFailure } from '../../kernel/error';
import { identifyByFacebook } from './facebook';
import type { SocialSignIn } from './identity';
import { identifyByLine } from './line';
import type { SocialConfig } from './social-config';

/**
 * The providers that this shop takes somebody's word from.
 *
 * @param origin where this server listens, for providers that stand here.
 */
export const createSocialSignIn = (config: SocialConfig, origin: () => string): SocialSignIn => ({
  async line(proof) {
    if (config.line === null) throw new MallFailure('providerUnavailable');
    return identifyByLine(config.line, origin(), proof);
  },
  async facebook(accessToken) {
    if (config.facebook === null) throw new MallFailure('providerUnavailable');
    return identifyByFacebook(config.facebook, origin(), accessToken);
  },
});
