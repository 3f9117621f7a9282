import { describe, expect, test } from 'vitest';
import { infoPages, questions } from '../../db/schema';
import { content } from '../../demo/data/content/index';
import { refused } from '../../testing/refused';
import { safeHtml } from './safe-html';
import { describeMall } from '../../testing/describe-mall';

const mall = describeMall();

describe('the frequently asked questions', () => {
  test('are listed by section, in the shop’s order', async () => {
    await mall.db.insert(questions).values([
      { section: '運送', question: '多久會到？', answer: '<p>隔日</p>', position: 3 },
      { section: '訂購', question: '可以取消嗎？', answer: '<p>可以</p>', position: 1 },
      { section: '運送', question: '運費怎麼算？', answer: '<p>100 元</p>', position: 2 },
    ]);
    expect((await mall.as().get('/api/qa')).body.data).toEqual([
      { section: '訂購', list: [{ id: 2, question: '可以取消嗎？', answer: '<p>可以</p>' }] },
      {
        section: '運送',
        list: [
          { id: 3, question: '運費怎麼算？', answer: '<p>100 元</p>' },
          { id: 1, question: '多久會到？', answer: '<p>隔日</p>' },
        ],
      },
    ]);
  });

  test('are empty in a shop without questions', async () => {
    expect((await mall.as().get('/api/qa')).body.data).toEqual([]);
  });
});

describe('terms, privacy policy, about', () => {
  test('are readable by everybody, without unsafe HTML', async () => {
    await mall.db.insert(infoPages).values([
      { id: 1, title: '服務條款', content: '<h2>一</h2><script>alert(1)</script>' },
      { id: 3, title: '關於我們', content: '<p onclick="alert(1)">巷口</p>' },
    ]);
    const read = async (page: number) => (await mall.as().get(`/api/info/${page}`)).body;
    expect((await read(1)).data).toEqual({ title: '服務條款', content: '<h2>一</h2>' });
    expect((await read(3)).data).toEqual({ title: '關於我們', content: '<p>巷口</p>' });
    expect(await read(2)).toEqual(refused('notFound'));
    for (const page of [0, 4]) expect(await read(page)).toEqual(refused('notFound'));
    expect((await mall.as().get('/api/info/terms')).status).toBe(404);
  });
});

describe('safe HTML', () => {
  test.each([
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<img src="https://spy.test/pixel.gif">', '<img />'],
    ['<img src="//spy.test/pixel.gif">', '<img />'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['<a href="JaVa\tScript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['<a href="/qa" target="_top" style="color:red">a</a>', '<a href="/qa" rel="noopener">a</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="https://evil.test"></iframe>', ''],
    ['<form action="/api/logout"><input name="a"></form>', ''],
    ['<style>body{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<p>1 < 2 & "3"</p>', '<p>1 &lt; 2 &amp; "3"</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ])('makes %s into %s', (given, safe) => {
    expect(safeHtml(given)).toBe(safe);
    expect(safeHtml(safeHtml(given))).toBe(safeHtml(given));
  });

  test('does not change the texts of the demo shop', () => {
    const texts = [
      ...content.infoPages.map(({ html }) => html),
      ...content.questions.map(({ answer }) => answer),
    ];
    expect(texts.length).toBeGreaterThan(10);
    const plain = (html: string) => html.replaceAll(' rel="noopener"', '');
    for (const text of texts) expect(plain(safeHtml(text))).toBe(plain(text));
  });
});
