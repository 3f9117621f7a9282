/** The carriers whose parcels the shop can link to, as the carriers write their names. Any other name is accepted, too. */
export const carriers = [
  '黑貓宅急便',
  '宅配通',
  '新竹物流',
  '7-ELEVEN',
  '全家',
  '萊爾富',
  '中華郵政',
] as const;

/** A carrier that has a public tracking page. */
export type Carrier = (typeof carriers)[number];
