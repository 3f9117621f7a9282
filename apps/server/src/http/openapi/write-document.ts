import { mkdir, writeFile } from 'node:fs/promises';
import { openApiDocument } from './document';

/** Writes docs/openapi.json in the repository root. Run it after changing the contract. */
const docs = new URL('../../../../../docs/', import.meta.url);
await mkdir(docs, { recursive: true });
await writeFile(new URL('openapi.json', docs), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
