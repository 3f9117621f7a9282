import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('starts with a byte order mark, and ends each row with CRLF', () => {
  expect(
    csvOf([
      ['訂單編號', '分潤'],
      ['D1', 80],
    ]),
  ).toBe('\uFEFF訂單編號,分潤\r\nD1,80\r\n');
});

it.each([
  ['林,小滿', '"林,小滿"'],
  ['說「"好"」', '"說「""好""」"'],
  ['兩\n行', '"兩\n行"'],
])('keeps %j in one cell', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});

it.each(['=1+1', '+886', '-5', '@SUM(A1)', '＝1+1', ' =1+1', '　＠SUM(A1)'])(
  'prevents a spreadsheet from running %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

it('writes a number without quotes', () => {
  expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
});
