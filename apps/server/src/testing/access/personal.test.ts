import { expect, test } from 'vitest';
import { isPersonal } from '../../http/openapi/personal';
import { furnish } from '../examples/furnish';
import { stable } from '../examples/stable';
import { callFor, endpoints, send } from './endpoints';
import { setScene } from './scene';
import { describeMall } from '../describe-mall';

const mall = describeMall({}, { reset: false });

test('public reads answer members otherwise than guests where the API description says so, and nowhere else', async () => {
  const scene = await setScene(mall);
  await furnish(scene);
  const { token } = scene.people.poster;
  // The poster's reply differs: a collected product, and their own posts, one of them hidden from
  // guests.
  await mall.as({ token }).post('/api/product/collect', { p_id: scene.product.id, action: 'add' });
  const reads = endpoints.filter(({ access, method }) => access === 'guest' && method === 'GET');
  for (const endpoint of reads) {
    const call = await callFor(endpoint, scene, 'poster');
    const answer = async (as: string | undefined) =>
      stable(await (await send(mall, endpoint, call, as)).json());
    const name = `${endpoint.domain}.${endpoint.name}`;
    const isAlike = JSON.stringify(await answer(undefined)) === JSON.stringify(await answer(token));
    expect([name, !isAlike]).toEqual([name, isPersonal(endpoint.domain, endpoint.name)]);
  }
});
