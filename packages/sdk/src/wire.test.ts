import { expect, it } from 'vitest';
import { FLAGS, LAYERS, LINE_TYPES, MESSAGE_TYPES, NO_RELATION, PERMISSIONS } from './wire';
import { setupMall } from './testing/setup';

const setup = setupMall();

it('@mall/sdk/wire names the numbers of the wire format', async () => {
  const { id } = await setup.server.makeGroup({ id: 1 });
  const product = await setup.server.makeProduct({ layer: LAYERS.refrigerated });
  const mall = await setup.signedIn(await setup.server.makeMember({ gid: id }));

  const { list } = await mall.products.all({ layer: LAYERS.refrigerated, in_stock: FLAGS.on });
  expect(list.map(({ p_id }) => p_id)).toEqual([product.id]);
  const rule_id = product.rules[0]?.id ?? 0;
  const line = { rule_id, quantity: 1, type: LINE_TYPES.normal, relation_id: NO_RELATION };
  const cart = await mall.cart.add(LAYERS.refrigerated, line);
  expect(cart).toMatchObject({
    layer: LAYERS.refrigerated,
    list: [{ type: LINE_TYPES.normal, relation_id: NO_RELATION }],
  });

  const live = await mall.chat.open();
  const message = await live?.send({ type: MESSAGE_TYPES.text, text: '請問今天會出貨嗎？' });
  live?.close();
  expect(message?.type).toBe(MESSAGE_TYPES.text);
  expect(PERMISSIONS).toEqual({ public: '1', group: '2' });
});
