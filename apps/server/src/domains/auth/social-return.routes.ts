import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../../context/context';
import { clientOf } from '../../http/client-of';
import { handleReturn, providerReturn } from './social-handoff.service';

const answer = z.object({ state: z.string().max(200), code: z.string().max(4096).optional() });

/**
 * Redirects a sign-in that returns from a provider to the page that started it. The providers have
 * one registered address of this site. An unknown or expired sign-in reaches the site's own page at
 * that address, which reports that it was not started there.
 */
export const socialReturnRoutes = fp<{ mall: Mall }>(async (app, { mall }) => {
  const { trustProxy } = mall.config;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const provider = (['line', 'facebook'] as const).find((each) => providerReturn(each) === path);
    if (provider === undefined || request.method !== 'GET') return;
    const { data } = answer.safeParse(request.query);
    if (!data) return;
    const client = clientOf(request.raw, trustProxy);
    const back = await handleReturn(mall, { provider, ...data }, client);
    if (back === null) return;
    return reply.header('cache-control', 'no-store').redirect(back, 303);
  });
});
