import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('starts with the mark by which Excel knows UTF-8, and ends each row as the format asks', () => {
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
])('keeps %j one cell', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});

it.each(['=1+1', '+886', '-5', '@SUM(A1)', '＝1+1', ' =1+1', '　＠SUM(A1)'])(
  'does not let a spreadsheet run %s',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

it('leaves a number a number', () => {
  expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
});
