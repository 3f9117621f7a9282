import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { staffOpenApiDocument } from '../http/openapi/staff-document';
import { guardStaffAccess } from '../http/staff-access';
import { docsPages } from './docs-pages';
import { protectDeskPage } from './protect-desk-page';

const SIGNED_IN = { access: 'staff', permission: null } as const;

/** Whether a browser opens a page. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false;

/**
 * Interactive documentation of the staff's API at /api/staff/docs, for colleagues whose desk is open. A browser without
 * a session is sent to the desk, which signs in.
 */
export const staffDocs: FastifyPluginAsync = async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    protectDeskPage(reply);
    try {
      guardStaffAccess(SIGNED_IN, request.colleague);
    } catch (error) {
      if (!isNavigation(request)) throw error;
      return reply.redirect('/desk');
    }
  });
  // Of the files, too, which set their own.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(docsPages, {
    at: '/api/staff/docs',
    document: staffOpenApiDocument(),
    // A try of a write would ship or refund a real order.
    uiConfig: { supportedSubmitMethods: ['get'] },
  });
};
