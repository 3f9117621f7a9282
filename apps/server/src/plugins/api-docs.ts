import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { openApiDocument } from '../http/openapi/document';

/** Interactive API documentation at /api/docs. */
export const apiDocs = fp(async (app) => {
  await app.register(swagger, {
    mode: 'static',
    // Converted through JSON, because the plugin's types know OpenAPI 3.0 only.
    specification: { document: JSON.parse(JSON.stringify(openApiDocument())) },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
});
