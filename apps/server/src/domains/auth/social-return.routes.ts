import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../../context/context';
import { clientNetwork } from '../../http/client-network';
import { comeBack, providerReturn } from './social-handoff.service';

const answer = z.object({ state: z.string().max(200), code: z.string().max(4096).optional() });

/**
 * Sends a sign-in on that comes back from a provider and belongs to a storefront. The providers know one address of this
 * site, whose page takes up all others, and says of one that is over that it was not started there.
 */
export const socialReturnRoutes = fp<{ mall: Mall }>(async (app, { mall }) => {
  const { trustProxy } = mall.config;
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const provider = (['line', 'facebook'] as const).find((each) => providerReturn(each) === path);
    if (provider === undefined || request.method !== 'GET') return;
    const { data } = answer.safeParse(request.query);
    if (!data) return;
    const client = { network: clientNetwork(request.raw, trustProxy) };
    const back = await comeBack(mall, { provider, ...data }, client);
    if (back === null) return;
    return reply.header('cache-control', 'no-store').redirect(back, 303);
  });
});
