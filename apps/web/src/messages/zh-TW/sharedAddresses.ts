/** Messages of a place, at the checkout and in the address book. */
export const sharedAddressMessages = {
  County: '縣市',
  District: '鄉鎮市區',
  Postcode: '郵遞區號',
  Street: '街道、巷弄、門牌與樓層',
  'Please choose': '請選擇',
} as const;
