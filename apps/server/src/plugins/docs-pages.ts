import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import type { JsonObject } from '../http/openapi/json';

/** Options of {@link docsPages}. */
export interface DocsPagesOptions {
  /** The path of the page; the document is at `/json` and `/yaml` below it. */
  readonly at: string;
  /** An OpenAPI document. */
  readonly document: JsonObject;
  readonly uiConfig?: FastifySwaggerUiOptions['uiConfig'];
}

/** Interactive documentation of an API. Each has its own scope, because the plugins decorate it. */
export const docsPages: FastifyPluginAsync<DocsPagesOptions> = async (app, options) => {
  const { at, document, uiConfig = {} } = options;
  await app.register(swagger, {
    mode: 'static',
    // Converted through JSON, because the plugin's types know OpenAPI 3.0 only.
    specification: { document: JSON.parse(JSON.stringify(document)) },
  });
  await app.register(swaggerUi, { routePrefix: at, uiConfig });
};
