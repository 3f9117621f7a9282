import type { NotificationKind } from '@mall/sdk';
import type { AddressKind } from './addressKind';

/** Every URL of the member centre and of a dealer's pages (spec §2); away from `paths.ts`, which every page loads. */
export const toMember = {
  overview: () => '/member',
  profile: () => '/member/profile',
  barcode: () => '/member/mobile',
  password: () => '/member/password',
  points: () => '/member/point',
  coupons: () => '/member/coupon',
  devices: () => '/member/sessions',
  deletion: () => '/member/delete',
  /** @param kind - The kind of notices to open. */
  notifications: (kind?: NotificationKind) =>
    kind ? `/notification/list?kind=${kind}` : '/notification/list',
  notification: (id: number) => `/notification/${id}`,
  notificationSettings: () => '/member/notifications',
  /** @param type - The kind of addresses to open. */
  addresses: (type?: AddressKind) => (type ? `/address/list?type=${type}` : '/address/list'),
  /** @param type - The kind of the new address. */
  newAddress: (type: AddressKind) => `/address/add?type=${type}`,
  /** @param id - The address to change. */
  address: (id: number) => `/address/add?id=${id}`,
  dealerAccount: () => '/dealer/payment',
  dealerProfit: () => '/dealer/profit',
  /** The conversation with customer service. */
  service: () => '/service',
  /** The same, with an order ready to be sent. */
  askAbout: (order: string) => `/service?order=${encodeURIComponent(order)}`,
  /** @param status - The tab of the orders to open. */
  orders: (status: string) => `/order/list?status=${status}`,
  /** @param code - The dealer whose customers the new members become. */
  registerWith: (code: string) => `/register?dealer=${encodeURIComponent(code)}`,
} as const;
