import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fp from 'fastify-plugin';
import { FORM_FIELDS, UNSIGNED_BYTES } from '../http/body-limits';
import { guardPlainData } from '../http/plain-data';
import { MallError } from '../kernel/error';

/** Maximum size of an uploaded file: a minute of a phone's video. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** Parsers for JSON, forms and uploads. */
export const bodies = fp(async (app) => {
  app.addHook('preValidation', async ({ body }) => guardPlainData(body));
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    // Many programs name the type of every call, also of those without a body.
    (request, body, done) =>
      body.trim() === '' ? done(null, undefined) : void parseJson(request, body, done),
  );
  await app.register(formbody, { bodyLimit: UNSIGNED_BYTES, parser: parseForm });
  await app.register(multipart, {
    limits: { files: 2, fileSize: LARGEST_FILE, fields: 10, fieldSize: 16 * 1024, parts: 12 },
  });
});

/**
 * Parses a form of few fields. A repeated field becomes a list.
 *
 * @throws {MallError} tooLarge, before anything is decoded
 */
function parseForm(form: string): Record<string, unknown> {
  if (form.split('&', FORM_FIELDS + 1).length > FORM_FIELDS) throw new MallError('tooLarge');
  return parse(form);
}
