import type { FastifyInstance } from 'fastify';

/**
 * Reads an empty body as none, also when its type is JSON: many programs name the type of every call. Register it before
 * the routes.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body.trim() === '' ? done(null, undefined) : void parse(request, body, done),
  );
}
