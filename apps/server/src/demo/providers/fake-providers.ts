import fp from 'fastify-plugin';
import type { Mall } from '../../context/context';
import { fakeSocial } from '../../platform/social/social-config';
import { fakeFacebook } from './facebook.routes';
import { fakeLine } from './line.routes';

/** Fake LINE and Facebook providers on this server, if the demo has no keys for the real ones. */
export const fakeProviders = fp<Pick<Mall, 'db' | 'config' | 'site'>>(async (app, mall) => {
  const { db, config, site } = mall;
  const { line, facebook } = config.social;
  const { publicOrigin } = site;
  if (line?.authorizeUrl === fakeSocial.line.authorizeUrl) {
    await app.register(fakeLine, { db, line, publicOrigin });
  }
  if (facebook?.authorizeUrl === fakeSocial.facebook.authorizeUrl) {
    await app.register(fakeFacebook, { db, facebook, publicOrigin });
  }
});
