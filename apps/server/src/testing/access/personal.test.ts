import { expect, test } from 'vitest';
import { seedExamples } from '../examples/seed-examples';
import { normalize } from '../examples/normalize';
import { callFor, endpoints, send } from './endpoints';
import { createFixture } from './fixture';
import { describeMall } from '../describe-mall';

const mall = describeMall({}, { reset: false });

test('public reads answer members and guests differently where the API description says so, and nowhere else', async () => {
  const fixture = await createFixture(mall);
  await seedExamples(fixture);
  const { token } = fixture.people.poster;
  // The poster's reply differs: a collected product, and their own posts, one of them hidden from
  // guests.
  await mall
    .as({ token })
    .post('/api/product/collect', { p_id: fixture.product.id, action: 'add' });
  const reads = endpoints.filter(({ access, method }) => access === 'guest' && method === 'GET');
  for (const endpoint of reads) {
    const call = await callFor(endpoint, fixture, 'poster');
    const answer = async (as: string | undefined) =>
      normalize(await (await send(mall, endpoint, call, as)).json());
    const name = `${endpoint.domain}.${endpoint.name}`;
    const isAlike = JSON.stringify(await answer(undefined)) === JSON.stringify(await answer(token));
    expect([name, !isAlike]).toEqual([name, endpoint.personal ?? false]);
  }
});
