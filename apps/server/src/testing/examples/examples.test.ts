import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { fakeSocial } from '../index';
import { EXAMPLE_STOREFRONT, recordExamples } from './record';
import { shapeOf } from './normalize';
import { describeMall } from '../describe-mall';

const mall = describeMall(
  {
    storefrontOrigins: [EXAMPLE_STOREFRONT],
    social: fakeSocial,
  },
  { reset: false },
);

const file = new URL('../../http/openapi/examples.json', import.meta.url);
const written = (examples: unknown) => `${JSON.stringify(examples, null, 2)}\n`;

test('the examples of the API description have the shape of the server’s replies (else: -u)', async () => {
  const recorded = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as unknown;
  const today = await recordExamples(mall);
  const isSame = isDeepStrictEqual(shapeOf(recorded), shapeOf(today));
  await expect(written(isSame ? recorded : today)).toMatchFileSnapshot(file.pathname);
});
