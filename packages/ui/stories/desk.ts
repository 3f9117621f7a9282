import type { ListFilter } from '../src/desk/FilterBar/ListFilter';

/** An order of the sample lists of a staff's site. */
export interface SampleOrder {
  readonly id: string;
  readonly buyer: string;
  readonly created: string;
  readonly state: '待付款' | '待揀貨' | '待出貨' | '配送中';
  readonly method: string;
  readonly amount: number;
}

const BUYERS = ['林○滿', '陳○美', '王○明', '張○惠', '李○豪', '黃○婷', '吳○德', '蔡○如'];
const STATES = ['待出貨', '待揀貨', '待付款', '配送中'] as const;
const METHODS = ['7-ELEVEN 取貨', '冷藏宅配', '全家取貨', '常溫宅配'];

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('An empty sample');
  return item;
};

/** Twelve orders of a day. */
export const sampleOrders: readonly SampleOrder[] = Array.from({ length: 12 }, (_, at) => ({
  id: `D261127000${String(38 - at).padStart(2, '0')}`,
  buyer: pick(BUYERS, at * 3),
  created: `11/27 ${String(21 - at).padStart(2, '0')}:${String((at * 17) % 60).padStart(2, '0')}`,
  state: pick(STATES, at * at),
  method: pick(METHODS, at * 7),
  amount: 380 + ((at * 4_730) % 12_900),
}));

/** An amount, as a table shows it. */
export const amountText = (amount: number): string => `NT$${amount.toLocaleString('en')}`;

/** The filters of the sample orders. */
export const sampleFilters: readonly ListFilter[] = [
  {
    key: 'state',
    label: '狀態',
    kind: 'many',
    options: [
      { value: 'placed', label: '待付款' },
      { value: 'paid', label: '待揀貨' },
      { value: 'picked', label: '待出貨' },
      { value: 'shipped', label: '配送中' },
    ],
  },
  {
    key: 'layer',
    label: '溫層',
    kind: 'one',
    options: [
      { value: '1', label: '常溫' },
      { value: '2', label: '冷藏' },
      { value: '3', label: '冷凍' },
    ],
  },
  {
    key: 'created',
    label: '下單日期',
    kind: 'dates',
    spans: [
      { value: 'today', label: '今天' },
      { value: 'last-7-days', label: '最近 7 天' },
    ],
  },
];
