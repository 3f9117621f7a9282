import { describe, expect, it, test } from 'vitest';
import { readTracking } from './readTracking';

const IDS = ['20261129RQ79R9PY', '20261129D7AEEHBB', '20261129WJ0G23KD'];
const [A = '', B = '', C = ''] = IDS;
const N = ['900123456781', '900123456782', '900123456783'] as const;

/** What is read: the number of each order in the sequence of the list, `?` for a held one, '' for none. */
const read = (text: string, ids: readonly string[] = IDS) => {
  const { numbers, held } = readTracking(text, ids);
  return ids.map((id) => (held.has(id) ? '?' : (numbers.get(id) ?? '')));
};
const faults = (text: string, ids: readonly string[] = IDS) =>
  readTracking(text, ids).wrong.map(({ line, fault }) => `${line} ${fault}`);

describe('readTracking reads every number when the lines have', () => {
  test.each([
    ['numbers alone', N.join('\n')],
    ['numbers in groups of four', '9001 2345 6781\n9001 2345 6782\n9001 2345 6783'],
    ['an empty line and CRLF', `${N[0]}\r\n\r\n${N[1]}\r\n${N[2]}\r\n`],
    ['a byte order mark', `\ufeff${N.join('\n')}`],
    ['orders and groups of four', `${A} 9001 2345 6781\n${B} 9001 2345 6782\n${C} 9001 2345 6783`],
    ['orders in another sequence', `${C}\t${N[2]}\n${A}\t${N[0]}\n${B}\t${N[1]}`],
    ['the number before the order', `${N[1]},${B}\n${N[0]},${A}\n${N[2]},${C}`],
    ['order, pieces, number', `${A}\t1\t${N[0]}\n${B}\t2\t${N[1]}\n${C}\t1\t${N[2]}`],
    ['pieces between blanks', `${A} 1 ${N[0]}\n${B} 2 ${N[1]}\n${C} 12 ${N[2]}`],
    ['order, carrier, number', `${A} 711 ${N[0]}\n${B} DHL ${N[1]}\n${C} 黑貓 ${N[2]}`],
    [
      'order, name, phone, day, amount, number',
      IDS.map((id, at) => `${id},林小滿,0912-345-678,2026/11/29,NT$460,${N[at]}`).join('\n'),
    ],
    ['a Chinese heading', `物流單號\n${N.join('\n')}`],
    ['an English heading', `Tracking\n${N.join('\n')}`],
    ['a heading of an unknown word', `包裹\n${N.join('\n')}`],
    [
      'headings of several columns',
      `訂單編號\t件數\t物流單號\n${IDS.map((id, at) => `${id}\t1\t${N[at]}`).join('\n')}`,
    ],
    ['labels', N.map((number) => `單號：${number}`).join('\n')],
    ['labels of both', IDS.map((id, at) => `訂單編號：${id}, 物流單號：${N[at]}`).join('\n')],
    ['quotes', IDS.map((id, at) => `"${id}","${N[at]}"`).join('\n')],
    ['texts of a spreadsheet', IDS.map((id, at) => `${id}\t="${N[at]}"`).join('\n')],
    ['decimals', N.map((number) => `${number}.0`).join('\n')],
    ['small letters', IDS.map((id, at) => `${id.toLowerCase()} ${N[at]}`).join('\n')],
    ['scanned orders', IDS.map((id, at) => `*${id}*\t${N[at]}`).join('\n')],
    [
      'full width',
      `${A}\u3000９００１２３４５６７８１\n${B}，９００１－２３４５－６７８２\n＃${C}\u3000９００１\u3000２３４５\u3000６７８３`,
    ],
    ['a line twice', `${A} ${N[0]}\n${B} ${N[1]}\n${C} ${N[2]}\n${A} ${N[0]}`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(N);
    expect(faults(text)).toEqual([]);
  });
});

describe('readTracking names the line and holds its order when the line has', () => {
  test.each([
    ['no number', `${A} ${N[0]}\n${B} 待補\n${C} ${N[2]}`, [N[0], '?', N[2]], ['2 noNumber']],
    ['the order alone', `${A} ${N[0]}\n${B}\n${C} ${N[2]}`, [N[0], '?', N[2]], ['2 noNumber']],
    ['words in its place', `${N[0]}\n請洽 店家\n${N[2]}`, [N[0], '?', N[2]], ['2 noNumber']],
    ['a short number', `${A} ${N[0]}\n${B} 6200\n${C} ${N[2]}`, [N[0], '?', N[2]], ['2 noNumber']],
    ['a phone', `${A} ${N[0]}\n${B} 林小滿 0912345678`, [N[0], '?', ''], ['2 noNumber']],
    ['a rounded number', `${A} 8.88801E+15\n${B} ${N[1]}`, ['?', N[1], ''], ['1 rounded']],
    ['a sign that no number has', `${A} 9001?23456781`, ['?', '', ''], ['1 unclear']],
    ['two numbers', `${A} ${N[0]} ${N[1]}`, ['?', '', ''], ['1 severalNumbers']],
    ['two orders', `${A} ${B} ${N[0]}`, ['?', '?', ''], ['1 severalOrders']],
    ['a doubtful last group', `${A} 9001 2345 6781 2`, ['?', '', ''], ['1 unclear']],
    ['an order again', `${A} ${N[0]}\n${A} ${N[1]}`, ['?', '', ''], ['2 repeated']],
  ])('%s', (_, text, numbers, wrong) => {
    expect(read(text)).toEqual(numbers);
    expect(faults(text)).toEqual(wrong);
  });
});

describe('readTracking holds every order without a line when a line has', () => {
  test.each([
    ['a mistyped order', `${A} ${N[0]}\n20261129D7AEEHBX ${N[1]}\n${C} ${N[2]}`, '2 notSelected'],
    [
      'an order that is too short',
      `${A} ${N[0]}\n20261129D7AEEHB ${N[1]}\n${C} ${N[2]}`,
      '2 notSelected',
    ],
    [
      'a mistyped order and no number',
      `${A} ${N[0]}\n20261129D7AEEHBX 待補\n${C} ${N[2]}`,
      '2 notSelected',
    ],
    ['no order, beside others', `${A} ${N[0]}\n${N[1]}\n${C} ${N[2]}`, '2 noOrder'],
    ['neither, beside others', `${A} ${N[0]}\n請洽店家\n${C} ${N[2]}`, '2 noNumber'],
  ])('%s', (_, text, wrong) => {
    expect(read(text)).toEqual([N[0], '?', N[2]]);
    expect(faults(text)).toEqual([wrong]);
  });
});

it('readTracking never takes a mistyped order for a tracking number when it stands alone', () => {
  expect(read('20261129D7AEEHBX')).toEqual(['?', '?', '?']);
});

it('readTracking holds all orders when there are more numbers than orders', () => {
  const text = [...N, '900123456784'].join('\n');
  expect(read(text)).toEqual(['?', '?', '?']);
  expect(faults(text)).toEqual(['4 noOrderLeft']);
});

it('readTracking holds all orders when the first line is a heading or the place of an order', () => {
  const text = `請洽店家\n${N[1]}\n${N[2]}`;
  expect(read(text)).toEqual(['?', '?', '?']);
  expect(faults(text)).toEqual(['1 perhapsHeading']);
});

it('readTracking leaves the last orders without a number when there are fewer lines', () => {
  expect(read(`單號\n${N[0]}`)).toEqual([N[0], '', '']);
});

it('readTracking names the orders of a number when several orders have it', () => {
  const text = `${A} 8888012345678900\n${B} ${N[1]}\n${C} 8888012345678900`;
  expect(readTracking(text, IDS).same).toEqual([[A, C]]);
});

test.each([
  '9001 2345 6783',
  '單號：900123456783',
  '900123456783',
  '９００１－２３４５－６７８３',
  `${A}: 900123456783`,
])('readTracking reads %s when one order is shipped', (text) => {
  expect(read(text, [A])).toEqual(['900123456783']);
});

test.each(['6200', 'a12'])(
  'readTracking accepts the short number %s when one order is shipped',
  (text) => {
    expect(read(text, [A])).toEqual([text.toUpperCase()]);
  },
);

describe('for pastes by chance', () => {
  /** A pseudo-random whole number below `below`, the same for each run. */
  function chance(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }
  const PARTS = [
    A,
    B,
    C,
    ...N,
    '9001',
    '2345',
    '林小滿',
    '1',
    '711',
    '0912345678',
    '待補',
    '6.2E+11',
    '單號',
    '?',
    '20261129X',
  ];
  const BETWEEN = [' ', '\t', ',', '\u3000', ' '];

  it('readTracking gives an order only a number that stands in the text, and no held order', () => {
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const below = chance(seed);
      const lines = Array.from({ length: 1 + below(5) }, () => {
        const between = BETWEEN[below(BETWEEN.length)] ?? ' ';
        return Array.from({ length: 1 + below(4) }, () => PARTS[below(PARTS.length)] ?? '').join(
          between,
        );
      });
      const text = lines.join('\n');
      const { numbers, held, wrong } = readTracking(text, IDS);
      for (const [id, number] of numbers) {
        expect(IDS, text).toContain(id);
        expect(held.has(id), text).toBe(false);
        // Its digits stand in one line, which names the order or none.
        const isFound = lines.some(
          (line) =>
            line.replace(/\s/g, '').includes(number) &&
            IDS.every((other) => other === id || !line.includes(other)),
        );
        expect(isFound, text).toBe(true);
      }
      for (const { line } of wrong) expect(line, text).toBeLessThanOrEqual(lines.length);
    }
  });

  it('readTracking ships no order with a number of another line when one line is damaged', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const below = chance(seed);
      const damaged = below(3);
      const signs = ['?', 'E+1', '林', ''];
      const lines = IDS.map((id, at) => {
        if (at !== damaged) return `${id} ${N[at]}`;
        const line = `${id} ${N[at]}`;
        const cut = below(line.length);
        return line.slice(0, cut) + (signs[below(signs.length)] ?? '') + line.slice(cut + 1);
      });
      const { numbers } = readTracking(lines.join('\n'), IDS);
      for (const [at, id] of IDS.entries()) {
        if (at !== damaged) expect(numbers.get(id), lines.join('\n')).toBe(N[at]);
      }
    }
  });
});
