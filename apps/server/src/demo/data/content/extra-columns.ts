import type { ExtraColumn } from './types';

/** Extra profile fields of the shop; all are optional. */
export const extraColumns: ExtraColumn[] = [
  { key: 'birthday', label: '生日', kind: 'date', options: [], required: false },
  { key: 'diet', label: '飲食習慣', kind: 'select', options: ['葷食', '蛋奶素', '全素', '不吃牛'], required: false },
  { key: 'dish', label: '最常煮的一道菜', kind: 'text', options: [], required: false },
];
