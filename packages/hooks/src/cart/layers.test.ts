import { expect, it } from 'vitest';
import { layersOf } from './layers';

it.each([
  ['000', [1]],
  ['100', [1]],
  ['010', [2]],
  ['001', [3]],
  ['110', [1, 2]],
  ['101', [1, 3]],
  ['011', [2, 3]],
  ['111', [1, 2, 3]],
])('layersOf: switches %s enable the carts %j', (switches, layers) => {
  const [normal_switch, refrigeration_switch, freezing_switch] = [...switches].map((state) =>
    state === '1' ? ('1' as const) : ('0' as const),
  );
  if (!normal_switch || !refrigeration_switch || !freezing_switch) throw new Error('three, please');
  expect(layersOf({ normal_switch, refrigeration_switch, freezing_switch })).toEqual(layers);
});
