import { chatQueues, orderViews } from '@mall/contract/staff';
import type { Role } from '../access/fixture';

/** A read that the access calls do not contain. */
export interface FurtherCall {
  readonly path: string;
  readonly role: Role | 'desk';
}

/** Of one character, of two, frequent, rare, several, and without any result. */
const WORDS = ['禮', '龘', '公克', '鳳梨', '早餐', '今天', '12345', '產地 直送', '沒有這個'];
const SORTS = ['newest', 'price_asc', 'price_desc', 'best_selling', 'most_collected'];
const FILTERS = [
  'in_stock=1',
  'on_sale=1',
  'store_pickup=1',
  'layer=3',
  'price_min=200&price_max=499',
  'layer=3&in_stock=1&on_sale=1&store_pickup=1',
];
const PAGES = [1, 2, 40, 100];

/** The ids that paths name in braces. */
export type PopularRow = 'product' | 'article' | 'category' | 'talker';

const LISTS = ['/api/product/all', '/api/product/list/{category}'];
const found = (path: string, words: readonly string[] = WORDS) =>
  words.map((word) => `${path}/${word}`);

const READ_BY_ALL = [
  ...PAGES.map((page) => `/api/article?page=${page}`),
  '/api/article/promote',
  '/api/article/detail/{article}',
  ...PAGES.map((page) => `/api/article/message/{article}?page=${page}`),
  '/api/product/detail/{product}',
  ...found('/api/search/article'),
  '/api/search/article/今天?page=40',
];
const READ_BY_GUESTS = [
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/sitemap-2.xml',
  ...LISTS.flatMap((list) => [
    ...SORTS.map((sort) => `${list}?sort=${sort}`),
    ...PAGES.map((page) => `${list}?page=${page}`),
    ...FILTERS.map((filter) => `${list}?${filter}&facets=1`),
    `${list}?facets=1`,
  ]),
  ...found('/api/search/product').flatMap((path) => [
    path,
    `${path}?facets=1&in_stock=1`,
    `${path}?page=20`,
    `${path}?sort=price_asc`,
  ]),
];
/** A number and its beginning, a phone number and its beginning, the digits of a transfer, recipients and products. */
const ORDERS_FOUND_BY = [
  'G000000042',
  'G00',
  '0912345678',
  '0912',
  '12345',
  '王',
  '王小明',
  '鳳梨',
  '沒有',
];
const ORDER_FILTERS = [
  'layer=3',
  'payment=transfer',
  'payment=credit&shipping=cvs',
  'layer=3&payment=transfer&shipping=pickup',
  'from=2026-01-01&to=2026-01-31',
  'view=toShip&layer=2&payment=credit',
];
const READ_AT_THE_DESK = [
  ...orderViews.map((view) => `/api/staff/order/list?view=${view}`),
  ...ORDERS_FOUND_BY.map((q) => `/api/staff/order/list?q=${q}`),
  ...ORDER_FILTERS.map((filter) => `/api/staff/order/list?${filter}`),
  '/api/staff/order/count',
  '/api/staff/sales/day/list',
  ...chatQueues.map((queue) => `/api/staff/chat/list?queue=${queue}`),
  '/api/staff/chat/count',
  '/api/staff/chat/detail/{talker}',
  '/api/staff/chat/history/{talker}',
  '/api/staff/view/list?page=orders',
];

const by = (role: FurtherCall['role'], paths: readonly string[]): FurtherCall[] =>
  paths.map((path) => ({ role, path }));

/** Reads that cost more in a large shop: late pages, sorts, filters, words, and popular rows. */
export const furtherCalls: readonly FurtherCall[] = [
  ...by('guest', [...READ_BY_ALL, ...READ_BY_GUESTS]),
  ...by('member', READ_BY_ALL),
  ...by('staff', READ_BY_ALL),
  ...by('desk', READ_AT_THE_DESK),
  ...by('poster', found('/api/article/product/list')),
];
