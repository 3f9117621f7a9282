import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lint-fixtures';

/** The days as texts name them: a number of days, a weekday, tomorrow. */
const DAYS =
  '(?<!哪)(?:當[天日]|隔[天日]|[明後]天|次日|翌日|[\\d{}一二三四五六七八九十兩幾–~-]+ ?個?(?:工作)?[天日]|每?(?:週|星期)[一二三四五六日])';
/** What the delivery calendar computes: when a parcel leaves, and arrives. */
const DELIVERY =
  '(?:出貨|寄出|寄達|寄送|當[天日]寄|送達|送到|到貨|到您家|您家|就到|就在您家|配送|發車|可取|來拿|自取)';
const APART = '[^，。；！？、：「」<>\'"`]';
const PROMISE = new RegExp(
  `${DAYS}(?:${APART}{0,12}?${DELIVERY}|到(?!週))|${DELIVERY}${APART}{0,8}?${DAYS}`,
  'u',
);

/** Sentences that name days, but promise no day of shipping or arrival. */
const ALLOWED: Readonly<Record<string, string>> = {
  於送達當日收取: 'when the parcel is received',
  '低溫送達，請當日收取': 'when the parcel is received',
  出貨當天才切盤: 'what the shop does on the day of shipping',
  出貨當天才拔: 'what the shop does on the day of shipping',
  出貨當天早上才抹面: 'what the shop does on the day of shipping',
  宅配當天下午才裝箱: 'what the shop does on the day of shipping',
};
const allowed = Object.keys(ALLOWED);

/** The texts of the sites, the kit, the server, the demo shop, the mock and the examples; stories are no shop. */
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'packages', 'examples'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  },
)
  .split('\n')
  .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.(test|stories)\.tsx?$|\/e2e\//.test(file));

/** The promises in a text, without those that are allowed. */
const promisesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const left = allowed.reduce((rest, sentence) => rest.replaceAll(sentence, '○'), line);
    return PROMISE.exec(left)?.[0] ?? [];
  });

describe('a promise of delivery days', () => {
  it.each([
    '付款後 3 天內出貨',
    '付款後三天內出貨',
    '付款後 {0} 天內出貨',
    '付款後 1–2 個工作日出貨',
    '隔日送達',
    '產地早上剪、隔天到您家',
    '產地早上剪、隔天到。',
    '每週二至週五出貨',
    '配送時間約增加二至四個工作日',
    '隔天下午三點後可取',
    '週三統一出貨',
    '所以我們當天拔當天寄',
    '中午下山，隔天就在您家廚房',
  ])('is recognised in 「%s」', (text) => {
    expect(promisesIn(text)).not.toEqual([]);
  });

  it('comes from the delivery calendar, and no text contains one', () => {
    const found = files.flatMap((file) =>
      promisesIn(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is allowed only where a text still has the sentence', () => {
    const all = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
    expect(allowed.filter((sentence) => !all.includes(sentence))).toEqual([]);
  });
});
