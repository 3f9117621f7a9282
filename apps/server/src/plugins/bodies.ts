import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { guardPlainData } from '../http/plain-data';

const MEGABYTE = 1024 * 1024;
/** Maximum size of a JSON or form body. */
export const LARGEST_BODY = MEGABYTE;
/** Maximum size of an uploaded file: a minute of a phone's video. */
const LARGEST_FILE = 100 * MEGABYTE;

/** Parsers for JSON, forms and uploads. */
export const bodies = fp(async (app) => {
  app.addHook('preValidation', async ({ body }) => guardPlainData(body));
  await app.register(formbody, { bodyLimit: LARGEST_BODY });
  await app.register(multipart, {
    limits: { files: 2, fileSize: LARGEST_FILE, fields: 10, fieldSize: 16 * 1024, parts: 12 },
  });
});
