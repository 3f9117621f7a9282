import fp from 'fastify-plugin';
import { standInSocial, type SocialConfig } from '../../platform/social/social-config';
import { standInFacebook } from './facebook.routes';
import { standInLine } from './line.routes';

/** What {@link standIns} needs. */
export interface StandInOptions {
  readonly social: SocialConfig;
  /** The site's own origin, when it is known. */
  readonly publicOrigin: string | null;
}

/** The stand-ins of those providers whose word is taken from a stand-in, and no others. */
export const standIns = fp<StandInOptions>(async (app, { social, publicOrigin }) => {
  const { line, facebook } = social;
  if (line?.authorizeUrl === standInSocial.line.authorizeUrl) {
    await app.register(standInLine, { line, publicOrigin });
  }
  if (facebook?.authorizeUrl === standInSocial.facebook.authorizeUrl) {
    await app.register(standInFacebook, { facebook, publicOrigin });
  }
});
