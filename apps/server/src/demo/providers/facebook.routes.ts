import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Database } from '../../db/database';
import { isSiteOrigin } from '../../http/origins';
import { sendPage } from '../../http/html/plain-page';
import { FAKE_PROVIDERS, type FacebookConfig } from '../../platform/social/social-config';
import { createOneTimeValues } from '../one-time-values.repo';
import { findFakePerson } from './people';
import { whoPage, wrongRequestPage } from './who-page';

const TOKEN_LIFETIME_SECONDS = 60 * 60;
const CODE_LIFETIME_SECONDS = 10 * 60;

const dialog = z.object({
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().min(8).max(200),
  response_type: z.enum(['token', 'code']),
  scope: z.string().default('public_profile'),
});
const choice = dialog.extend({ subject: z.string() });
const inspection = z.object({ input_token: z.string(), access_token: z.string() });
const exchange = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string(),
  code: z.string(),
});
const question = z.object({ access_token: z.string(), fields: z.string().default('id,name') });

const grant = z.object({
  /** The app that the person signed in to. */
  appId: z.string(),
  subject: z.string(),
  sharesEmail: z.boolean(),
});
const codeGrant = grant.extend({ redirectUri: z.string() });

/** Options of {@link fakeFacebook}. */
export interface FakeFacebookOptions {
  readonly db: Database;
  readonly facebook: FacebookConfig;
  /** The site's own origin, if known. */
  readonly publicOrigin: string | null;
}

/**
 * A fake Facebook Login where the user chooses a person: the dialog, and the Graph API requests by
 * which a shop trades a code and verifies a token.
 */
export const fakeFacebook = fp<FakeFacebookOptions>(async (app, { db, facebook, publicOrigin }) => {
  const tokens = createOneTimeValues(db, {
    purpose: 'facebook_token',
    lifetimeSeconds: TOKEN_LIFETIME_SECONDS,
    schema: grant,
  });
  const codes = createOneTimeValues(db, {
    purpose: 'facebook_code',
    lifetimeSeconds: CODE_LIFETIME_SECONDS,
    schema: codeGrant,
  });
  const root = FAKE_PROVIDERS.facebook;
  const isRight = ({ client_id, redirect_uri }: z.infer<typeof dialog>, host: string) =>
    client_id === facebook.appId && isSiteOrigin(new URL(redirect_uri).origin, host, publicOrigin);
  const refusal = wrongRequestPage('Facebook', 'client_id、redirect_uri 或 state 不正確');

  app.get(`${root}/authorize`, async (request, reply) => {
    const { data } = dialog.safeParse(request.query);
    if (!data || !isRight(data, request.host)) return sendPage(reply, 400, refusal);
    const page = whoPage({ provider: 'Facebook', action: `${root}/authorize`, request: data });
    return sendPage(reply, 200, page);
  });

  app.post(`${root}/authorize`, async (request, reply) => {
    const { data } = choice.safeParse(request.body);
    if (!data || !isRight(data, request.host)) return sendPage(reply, 400, refusal);
    const { subject } = data;
    const back = new URL(data.redirect_uri);
    if (!findFakePerson(subject)) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', data.state);
      return reply.redirect(back.href, 303);
    }
    const granted = {
      appId: facebook.appId,
      subject,
      sharesEmail: /\bemail\b/.test(data.scope),
    };
    if (data.response_type === 'code') {
      const code = await codes.issue({ ...granted, redirectUri: data.redirect_uri });
      back.searchParams.set('code', code);
      back.searchParams.set('state', data.state);
      // As Facebook does.
      back.hash = '_=_';
      return reply.redirect(back.href, 303);
    }
    // In the fragment, which is never sent to a server or logged.
    back.hash = new URLSearchParams({
      access_token: await tokens.issue(granted),
      state: data.state,
    }).toString();
    return reply.redirect(back.href, 303);
  });

  app.get(`${root}/oauth/access_token`, async (request, reply) => {
    const { data } = exchange.safeParse(request.query);
    const isOurs = data?.client_id === facebook.appId && data.client_secret === facebook.appSecret;
    const granted = isOurs ? await codes.take(data.code) : undefined;
    if (granted?.redirectUri !== data?.redirect_uri || !granted) {
      return reply.code(400).send({ error: { message: 'Invalid verification code', code: 100 } });
    }
    return { access_token: await tokens.issue(granted), token_type: 'bearer' };
  });

  app.get(`${root}/debug_token`, async (request, reply) => {
    const { data } = inspection.safeParse(request.query);
    if (data?.access_token !== `${facebook.appId}|${facebook.appSecret}`) {
      return reply.code(400).send({ error: { message: 'Invalid OAuth access token', code: 190 } });
    }
    const found = await tokens.peek(data.input_token);
    if (!found) return { data: { is_valid: false, app_id: '', user_id: '' } };
    return {
      data: { is_valid: true, app_id: found.appId, user_id: found.subject },
    };
  });

  app.get(`${root}/me`, async (request, reply) => {
    const { data } = question.safeParse(request.query);
    const found = data && (await tokens.peek(data.access_token));
    const person = found && findFakePerson(found.subject);
    if (!person) {
      return reply.code(400).send({ error: { message: 'Invalid OAuth access token', code: 190 } });
    }
    const shares = found.sharesEmail && person.email !== null && data.fields.includes('email');
    return {
      id: person.subject,
      name: person.name,
      ...(shares ? { email: person.email } : {}),
    };
  });
});
