import type { MemberProfile } from '../../../types';

/** The signed-in member: a shopper without further rights. */
export const fang: MemberProfile = {
  id: 7,
  account: 'fang@mall.test',
  name: '林雅芳',
  email: 'fang@mall.test',
  phone: '0912345678',
  avatar: null,
  gid: 1,
  group_name: '一般會員',
  points: 120,
  mobile_barcode: '/ABC1234',
  extra: { birthday: '1990-05-20' },
  has_password: true,
  is_dealer: false,
  is_poster: false,
  is_staff: false,
  desk_url: null,
};

/** A neighbour who writes posts. */
export const ming = { name: '陳志明', avatar: null } as const;
