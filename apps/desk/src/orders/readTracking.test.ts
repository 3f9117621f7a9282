import { expect, it } from 'vitest';
import { readTracking } from './readTracking';

const IDS = ['M2611270001', 'M2611270002', 'M2611270003'];

it('gives each line without an order to the next order of the list', () => {
  const { numbers, wrong } = readTracking('620012345671\n\n620012345672\r\n', IDS);
  expect([...numbers]).toEqual([
    ['M2611270001', '620012345671'],
    ['M2611270002', '620012345672'],
  ]);
  expect(wrong).toEqual([]);
});

it('reads an order’s number with its tracking number, whatever separates them', () => {
  const text = 'm2611270003\t6200-1234-5673\nM2611270001, ６２００１２３４５６７１\n620012345672';
  expect(Object.fromEntries(readTracking(text, IDS).numbers)).toEqual({
    M2611270001: '620012345671',
    M2611270002: '620012345672',
    M2611270003: '620012345673',
  });
});

it('names each line that cannot be used, and keeps the others', () => {
  const text = [
    'M2611270001 620012345671',
    'M2611270009 620012345672',
    '請洽店家',
    'M2611270001 620012345673',
    '620012345674',
    '620012345675',
    '620012345676',
  ].join('\n');
  const { numbers, wrong, held } = readTracking(text, IDS);
  expect([...numbers]).toEqual([
    ['M2611270001', '620012345671'],
    ['M2611270003', '620012345674'],
  ]);
  expect([...held]).toEqual(['M2611270002']);
  expect(wrong).toEqual([
    { line: 2, fault: 'notSelected' },
    { line: 3, fault: 'notANumber' },
    { line: 4, fault: 'repeated' },
    { line: 6, fault: 'noOrderLeft' },
    { line: 7, fault: 'noOrderLeft' },
  ]);
});

it('holds back the order whose line has no tracking number, and moves no other line', () => {
  const { numbers, wrong, held } = readTracking('620012345671\n請洽 店家\n620012345673', IDS);
  expect([...numbers]).toEqual([
    ['M2611270001', '620012345671'],
    ['M2611270003', '620012345673'],
  ]);
  expect(wrong).toEqual([{ line: 2, fault: 'notANumber' }]);
  expect([...held]).toEqual(['M2611270002']);
});

it('holds back the order that a line names without a tracking number', () => {
  const { held } = readTracking('M2611270002 待補\nM2611270001 620012345671', IDS);
  expect([...held]).toEqual(['M2611270002']);
});
