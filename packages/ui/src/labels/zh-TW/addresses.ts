import type { AddressLabels } from '../types/addresses';

/** Traditional Chinese labels of the address form. */
export const defaultAddressLabels: AddressLabels = {
  county: '縣市',
  district: '鄉鎮市區',
  zip: '郵遞區號',
  street: '街道、巷弄、門牌與樓層',
  choose: '請選擇',
  loading: '載入中…',
  countyFirst: '請先選縣市',
  failed: '縣市清單載入失敗，已經填的都還在。',
};
