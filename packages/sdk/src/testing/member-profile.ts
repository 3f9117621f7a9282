import type { MemberProfile } from '../types';

/** A member profile, for tests without a server. */
export const memberProfile: MemberProfile = {
  id: 1,
  account: 'member@mall.test',
  name: '阿芳',
  email: 'member@mall.test',
  phone: '0912345678',
  avatar: null,
  gid: 1,
  group_name: '一般會員',
  points: 0,
  mobile_barcode: null,
  extra: {},
  has_password: true,
  is_dealer: false,
  is_poster: false,
  is_staff: false,
  desk_url: null,
};
