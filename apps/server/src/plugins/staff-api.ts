import { staffContract, staffRefusalsOf, type StaffEndpoint } from '@mall/contract/staff';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createBatchRunner } from '../domains/batches';
import { registerContract } from '../http/register-contract';
import { guardStaffAccess } from '../http/staff-access';
import type { ApiOptions } from './api';
import { countRefusals } from './count-refusals';
import { staffHandlers } from './staff-handlers';

/** All endpoints of the staff's contract. The limit of calls has found their callers, by the cookie of the desk alone. */
export const staffApi = fp<ApiOptions>(async (app, { mall, uploadsFolder, checkReplies }) => {
  const { config, deskOrigins, recordWrite } = mall;

  await app.register(countRefusals, mall);
  const runner = createBatchRunner(mall);
  app.addHook('onClose', async () => runner.stop());

  async function authenticate(request: FastifyRequest, endpoint: StaffEndpoint) {
    guardStaffAccess(endpoint, request.colleague);
    return request.colleague;
  }

  registerContract(app, staffContract, staffHandlers(mall, runner), {
    authenticate,
    refusalsOf: staffRefusalsOf,
    // Every reply depends on the session.
    isSecret: () => true,
    onWrite(domain, viewer) {
      // A colleague who joins or leaves speaks for the shop on the site, or no more.
      recordWrite({ memberId: viewer?.id ?? null, changesSessions: domain === 'people' });
    },
    origins: deskOrigins,
    trustProxy: config.trustProxy,
    uploads: { folder: uploadsFolder, stallMs: config.requestTimeouts.bodyMs },
    checkReplies,
  });
});
