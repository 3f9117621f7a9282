import type { Manifest } from './manifest';

const number = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;

/** The figures of a backup in Traditional Chinese and English. */
export function describeBackup({ rows, sums, media }: Manifest): readonly [string, string] {
  const tables = Object.keys(rows).length;
  const total = number(Object.values(rows).reduce((sum, count) => sum + count, 0));
  const orders = number(rows['public.orders'] ?? 0);
  const amount = `NT$${number(sums['orders.final_amount'] ?? 0)}`;
  const files = number(media.files);
  const size = megabytes(media.bytes);
  return [
    `${tables} 個資料表、${total} 筆資料、訂單 ${orders} 筆共 ${amount}、圖片與影片 ${files} 個檔案共 ${size}`,
    `${tables} tables, ${total} rows, ${orders} orders of ${amount}, ${files} media files of ${size}`,
  ];
}
