import * as z from 'zod';

/** Settings of LINE sign-in. A URL may be a path on this server. */
export interface LineConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the browser is sent. */
  readonly authorizeUrl: string;
  /** Exchanges a code for an id token. */
  readonly tokenUrl: string;
  /** Verifies an id token. */
  readonly verifyUrl: string;
}

/** Settings of Facebook sign-in. A URL may be a path on this server. */
export interface FacebookConfig {
  readonly appId: string;
  readonly appSecret: string;
  /** Where the browser is sent. */
  readonly authorizeUrl: string;
  /** Base URL of `/debug_token` and `/me`. */
  readonly graphUrl: string;
}

/** The sign-in providers; null: disabled. */
export interface SocialConfig {
  readonly line: LineConfig | null;
  readonly facebook: FacebookConfig | null;
}

/** The environment variables for social sign-in. */
export const socialEnvironment = {
  LINE_CLIENT_ID: z.string().min(1).optional(),
  LINE_CLIENT_SECRET: z.string().min(1).optional(),
  LINE_AUTHORIZE_URL: z.url().default('https://access.line.me/oauth2/v2.1/authorize'),
  LINE_TOKEN_URL: z.url().default('https://api.line.me/oauth2/v2.1/token'),
  LINE_VERIFY_URL: z.url().default('https://api.line.me/oauth2/v2.1/verify'),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZE_URL: z.url().default('https://www.facebook.com/v21.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v21.0'),
};

/** Paths of the local fake providers. */
export const FAKE_PROVIDERS = { line: '/stand-in/line', facebook: '/stand-in/facebook' } as const;

/** The fake providers, for demo shops and tests: anybody can sign in as anyone. */
export const fakeSocial = {
  line: {
    clientId: 'stand-in-line',
    clientSecret: 'no secret: the stand-in for LINE',
    authorizeUrl: `${FAKE_PROVIDERS.line}/authorize`,
    tokenUrl: `${FAKE_PROVIDERS.line}/token`,
    verifyUrl: `${FAKE_PROVIDERS.line}/verify`,
  },
  facebook: {
    appId: 'stand-in-facebook',
    appSecret: 'no secret: the stand-in for Facebook',
    authorizeUrl: `${FAKE_PROVIDERS.facebook}/authorize`,
    graphUrl: FAKE_PROVIDERS.facebook,
  },
} as const satisfies SocialConfig;

/**
 * The providers with configured keys; in a demo shop, fake providers for the others.
 *
 * @throws Error that names the missing half of a key pair
 */
export function socialConfig(
  values: z.infer<z.ZodObject<typeof socialEnvironment>>,
  demo: boolean,
): SocialConfig {
  const line = keys(values, 'LINE_CLIENT_ID', 'LINE_CLIENT_SECRET');
  const facebook = keys(values, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET');
  return {
    line: line
      ? {
          clientId: line.id,
          clientSecret: line.secret,
          authorizeUrl: values.LINE_AUTHORIZE_URL,
          tokenUrl: values.LINE_TOKEN_URL,
          verifyUrl: values.LINE_VERIFY_URL,
        }
      : demo
        ? fakeSocial.line
        : null,
    facebook: facebook
      ? {
          appId: facebook.id,
          appSecret: facebook.secret,
          authorizeUrl: values.FACEBOOK_AUTHORIZE_URL,
          graphUrl: values.FACEBOOK_GRAPH_URL,
        }
      : demo
        ? fakeSocial.facebook
        : null,
  };
}

function keys<Name extends string>(
  values: Readonly<Partial<Record<Name, string | undefined>>>,
  idName: Name,
  secretName: Name,
): { readonly id: string; readonly secret: string } | null {
  const [id, secret] = [values[idName], values[secretName]];
  if (id === undefined && secret === undefined) return null;
  if (id === undefined) throw new Error(`${secretName} also needs ${idName}`);
  if (secret === undefined) throw new Error(`${idName} also needs ${secretName}`);
  return { id, secret };
}
