import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Database } from '../../db/database';
import { isSiteOrigin } from '../../http/origins';
import { sendPage } from '../../http/html/plain-page';
import { FAKE_PROVIDERS, type LineConfig } from '../../platform/social/social-config';
import { readIdToken, signIdToken } from './id-token';
import { createOneTimeValues } from '../one-time-values.repo';
import { findFakePerson } from './people';
import { whoPage, wrongRequestPage } from './who-page';

const CODE_LIFETIME_SECONDS = 10 * 60;

const authorization = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().min(8).max(200),
  scope: z.string().regex(/\bopenid\b/),
  nonce: z.string().min(8).max(64),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});
const choice = authorization.extend({ subject: z.string() });
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  code_verifier: z.string().min(43).max(128),
});
const verification = z.object({
  id_token: z.string(),
  client_id: z.string(),
  nonce: z.string().optional(),
});

const grant = z.object({
  subject: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
  sharesEmail: z.boolean(),
});

/** Options of {@link fakeLine}. */
export interface FakeLineOptions {
  readonly db: Database;
  readonly line: LineConfig;
  /** The site's own origin, if known. */
  readonly publicOrigin: string | null;
}

/**
 * A fake LINE Login v2.1 where the user chooses a person. As strict as LINE about possible mistakes of
 * a shop: PKCE, state, nonce, audience, redirect URL, and one-time codes.
 */
export const fakeLine = fp<FakeLineOptions>(async (app, { db, line, publicOrigin }) => {
  const codes = createOneTimeValues(db, {
    purpose: 'line_code',
    lifetimeSeconds: CODE_LIFETIME_SECONDS,
    schema: grant,
  });
  const root = FAKE_PROVIDERS.line;

  /** Why a request is refused. LINE checks registered redirect URLs, we check the site's own origin. */
  const wrongWith = (
    { client_id, redirect_uri }: z.infer<typeof authorization>,
    host: string,
  ): string | null => {
    if (client_id !== line.clientId) return '查無這個 client_id';
    const { origin, pathname } = new URL(redirect_uri);
    const isRegistered = isSiteOrigin(origin, host, publicOrigin) && pathname === '/auth/line';
    return isRegistered ? null : '這個 redirect_uri 沒有登記';
  };

  app.get(`${root}/authorize`, async (request, reply) => {
    const read = authorization.safeParse(request.query);
    if (!read.success) return sendPage(reply, 400, wrongRequestPage('LINE', fieldsOf(read.error)));
    const wrong = wrongWith(read.data, request.host);
    if (wrong !== null) return sendPage(reply, 400, wrongRequestPage('LINE', wrong));
    const page = whoPage({ provider: 'LINE', action: `${root}/authorize`, request: read.data });
    return sendPage(reply, 200, page);
  });

  app.post(`${root}/authorize`, async (request, reply) => {
    const read = choice.safeParse(request.body);
    if (!read.success) return sendPage(reply, 400, wrongRequestPage('LINE', fieldsOf(read.error)));
    const { subject, redirect_uri, state, nonce, code_challenge, scope } = read.data;
    const wrong = wrongWith(read.data, request.host);
    if (wrong !== null) return sendPage(reply, 400, wrongRequestPage('LINE', wrong));
    const person = findFakePerson(subject);
    const answer: Record<string, string> = person
      ? {
          code: await codes.issue({
            subject,
            nonce,
            challenge: code_challenge,
            redirectUri: redirect_uri,
            sharesEmail: /\bemail\b/.test(scope),
          }),
        }
      : { error: 'access_denied', error_description: 'The user denied the request' };
    const back = new URL(redirect_uri);
    for (const [name, value] of Object.entries({ ...answer, state })) {
      back.searchParams.set(name, value);
    }
    return reply.redirect(back.href, 303);
  });

  app.post(`${root}/token`, async (request, reply) => {
    const read = exchange.safeParse(request.body);
    if (!read.success) return refuse(reply, 'invalid_request', fieldsOf(read.error));
    const { code, client_id, client_secret, redirect_uri, code_verifier } = read.data;
    if (client_id !== line.clientId || client_secret !== line.clientSecret) {
      return refuse(reply, 'invalid_client', 'client_id or client_secret is wrong');
    }
    // A code used with a wrong verifier becomes invalid: it may have been stolen.
    const granted = await codes.take(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const person = granted && findFakePerson(granted.subject);
    if (!person || granted.challenge !== challenge || granted.redirectUri !== redirect_uri) {
      return refuse(reply, 'invalid_grant', 'invalid authorization code');
    }
    const { nonce, sharesEmail } = granted;
    const email = sharesEmail && person.email !== null ? { email: person.email } : {};
    return {
      token_type: 'Bearer',
      scope: 'profile openid',
      expires_in: 2_592_000,
      id_token: await signIdToken(line, {
        sub: person.subject,
        name: person.name,
        nonce,
        ...email,
      }),
    };
  });

  app.post(`${root}/verify`, async (request, reply) => {
    const read = verification.safeParse(request.body);
    if (!read.success) return refuse(reply, 'invalid_request', fieldsOf(read.error));
    const { id_token, client_id, nonce } = read.data;
    const claims = client_id === line.clientId ? await readIdToken(line, id_token) : null;
    if (!claims) return refuse(reply, 'invalid_request', 'Invalid IdToken');
    if (nonce !== undefined && nonce !== claims['nonce']) {
      return refuse(reply, 'invalid_request', 'Invalid IdToken Nonce');
    }
    return claims;
  });
});

const refuse = (reply: FastifyReply, error: string, error_description: string) =>
  reply.code(400).send({ error, error_description });

const fieldsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
