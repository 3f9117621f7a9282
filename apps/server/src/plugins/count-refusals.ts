import type { AttemptKind, StaffFailureName } from '@mall/contract/staff';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod';
import type { Mall } from '../context/context';
import { countDeskAttempt } from '../domains/audit';
import { findTriedColleague } from '../domains/staff';
import { clientNetwork } from '../http/client-network';
import { MallError } from '../kernel/error';

/** The refusals that somebody who attacks the desk gets. */
const KINDS: Readonly<Partial<Record<StaffFailureName, AttemptKind>>> = {
  deskSignInFailed: 'wrongPassword',
  factorWrong: 'wrongCode',
  passkeyRefused: 'wrongPasskey',
  signInBlocked: 'blocked',
  forbidden: 'forbidden',
  roleBeyondOwn: 'forbidden',
};

/** Who is tried by a call without a session: the account of a password, or the owner of a passkey. */
const tried = z.object({
  account: z.string().optional(),
  passkey: z.object({ id: z.string() }).optional(),
});

/** Counts refused attempts at the desk, so that its owners see an attack. */
export const countRefusals = fp<Pick<Mall, 'config' | 'db' | 'log'>>(async (app, mall) => {
  const { db, config, log } = mall;

  async function colleagueOf({ colleague, body }: FastifyRequest): Promise<number | null> {
    if (colleague !== null) return colleague.id;
    const { account, passkey } = tried.safeParse(body).data ?? {};
    return findTriedColleague(db, { account, credentialId: passkey?.id });
  }

  app.addHook('onError', async (request, _reply, error) => {
    const { method, url = '' } = request.routeOptions;
    const kind = error instanceof MallError ? KINDS[error.failure] : undefined;
    if (kind === undefined || !url.startsWith('/api/staff/')) return;
    try {
      await countDeskAttempt(db, {
        kind,
        colleagueId: await colleagueOf(request),
        network: clientNetwork(request.raw, config.trustProxy),
        call: `${String(method)} ${url}`,
      });
    } catch (err) {
      // The refusal is answered all the same.
      log.error({ err }, 'A refused attempt at the desk was not counted');
    }
  });
});
