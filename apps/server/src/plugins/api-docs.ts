import fp from 'fastify-plugin';
import { openApiDocument } from '../http/openapi/document';
import { docsPages } from './docs-pages';

/** Interactive API documentation at /api/docs. */
export const apiDocs = fp(async (app) => {
  await app.register(docsPages, { at: '/api/docs', document: openApiDocument() });
});
