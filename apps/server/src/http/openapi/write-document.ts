import { mkdir, writeFile } from 'node:fs/promises';
import { openApiDocument } from './document';

/** Writes the OpenAPI document of the API to dist/openapi.json in the repository root. */
const dist = new URL('../../../../../dist/', import.meta.url);
await mkdir(dist, { recursive: true });
await writeFile(new URL('openapi.json', dist), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
