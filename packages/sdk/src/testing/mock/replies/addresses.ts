import type { Address } from '../../../types';
import { fang } from './people';
import { fixturesOf } from './replies';

/** The member's home address. */
export const home: Address = {
  id: 51,
  type: 'home',
  name: fang.name,
  phone: fang.phone,
  county: '臺北市',
  district: '大同區',
  zip: '103',
  street: '迪化街一段 21 號 3 樓',
  is_default: true,
};

/** The member's addresses, and some of Taiwan's counties. */
export const addresses = fixturesOf('addresses', {
  list: [home],
  find: [home],
  detail: home,
  save: home,
  delete: { done: true },
  nations: [
    {
      county: '臺北市',
      districts: [
        { district: '大同區', zip: '103', outlying: false },
        { district: '大安區', zip: '106', outlying: false },
      ],
    },
    { county: '臺南市', districts: [{ district: '玉井區', zip: '714', outlying: false }] },
    { county: '澎湖縣', districts: [{ district: '馬公市', zip: '880', outlying: true }] },
  ],
});
