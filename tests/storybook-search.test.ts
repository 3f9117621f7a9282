import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../.storybook/api/write';
import { createSearch, type Search } from '../.storybook/search/createSearch';
import { excerptOf } from '../.storybook/search/excerpt';
import { searchEntries } from '../.storybook/search/searchEntries';
import { indexTerms, queryTerms } from '../.storybook/search/tokens';

let search: Search;
// Compiles the docstrings of all packages, which takes more than a minute on a busy processor.
beforeAll(async () => {
  search = createSearch(searchEntries((await readPages()).all));
}, 300_000);

const pagesOf = (query: string) => search(query).map(({ entry }) => entry.page);
const textOf = (query: string) =>
  search(query)[0]
    ?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('') ?? '';

/** What readers type, and the page that answers it. */
const FIRST: readonly (readonly [query: string, page: string])[] = [
  ['按鈕', 'kit-button--docs'],
  ['退款', 'hooks-訂單-orders-useorderrefund--docs'],
  ['鍵盤', '指南-guides-無障礙-accessibility--docs'],
  ['dark', '開始使用-introduction--docs'],
  ['proxy', '安裝-install--docs'],
  ['CSRF', '安裝-install--docs'],
  ['return_url', '安裝-install--docs'],
  ['checkout.pay', 'sdk-結帳-checkout--docs'],
  ['購物車抽屜', 'cart-cartdrawer--docs'],
  ['useAddToCart', 'hooks-購物車-cart-useaddtocart--docs'],
  ['password input', 'kit-passwordinput--docs'],
];

describe('the search of Storybook', () => {
  it.each(FIRST)('finds %s first on %s', (query, page) => {
    expect(pagesOf(query)[0]).toBe(page);
  });

  it('shows the text around the first match', () => {
    expect(textOf('return_url')).toContain('[return_url]');
    expect(textOf('鍵盤')).toContain('[鍵盤]');
  });

  it('opens the section of a call on its page', () => {
    const [result] = search('checkout.pay');
    expect(result?.entry).toMatchObject({
      heading: 'mall.checkout.pay',
      anchor: 'mallcheckoutpay',
    });
  });

  it('finds a term of the other language, and a name with a wrong letter', () => {
    expect(pagesOf('退款')).toContain('sdk-訂單-orders--docs');
    expect(pagesOf('useCheckuot')).toContain('hooks-結帳-checkout-usecheckout--docs');
  });

  it('finds nothing for a text that no page contains, or for none', () => {
    expect(pagesOf('鯨魚飛行')).toEqual([]);
    expect(pagesOf(' · ')).toEqual([]);
  });
});

describe('its terms', () => {
  it('are pairs of Han characters, whole names, and the words of names', () => {
    expect(indexTerms('購物車')).toEqual(['購物', '物車']);
    expect(indexTerms('mall.cart.addItem')).toEqual(
      expect.arrayContaining([
        'mall.cart.additem',
        'cart.additem',
        'additem',
        'cart',
        'add',
        'item',
      ]),
    );
    expect(queryTerms('checkout.pay 車')).toEqual(['車', 'checkout.pay']);
  });

  it('are the same for a word and its plural', () => {
    expect(queryTerms('proxies')).toEqual(queryTerms('proxy'));
  });
});

describe('an excerpt', () => {
  it('starts near the match and marks every word', () => {
    const text = `${'前'.repeat(80)}按鈕和連結${'後'.repeat(200)}`;
    const parts = excerptOf(text, ['按鈕', '連結']);
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual([
      '按鈕',
      '連結',
    ]);
    expect(parts[0]?.text).toMatch(/^…前{1,60}$/);
    expect(parts.at(-1)?.text).toMatch(/後…$/);
  });
});
