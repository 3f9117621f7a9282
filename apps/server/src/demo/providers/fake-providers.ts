import fp from 'fastify-plugin';
import type { Mall } from '../../context';
import { standInSocial } from '../../platform/social/social-config';
import { standInFacebook } from './facebook.routes';
import { standInLine } from './line.routes';

/** LINE and Facebook on this server, where the demo has no keys for the real ones. */
export const fakeProviders = fp<Pick<Mall, 'config' | 'site'>>(async (app, { config, site }) => {
  const { line, facebook } = config.social;
  const { publicOrigin } = site;
  if (line?.authorizeUrl === standInSocial.line.authorizeUrl) {
    await app.register(standInLine, { line, publicOrigin });
  }
  if (facebook?.authorizeUrl === standInSocial.facebook.authorizeUrl) {
    await app.register(standInFacebook, { facebook, publicOrigin });
  }
});
