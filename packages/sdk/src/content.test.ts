import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();
const insert = (statement: string) => setup.server.db.execute(statement);

describe('mall.content', () => {
  it('is empty when the shop is empty', async () => {
    const { content } = setup.guest();
    expect(await content.index()).toEqual({
      banners: [],
      sections: [],
      free_shipping: [],
      departure: null,
    });
    expect(await content.quickLinks()).toEqual([]);
    expect(await content.hotTags()).toEqual([]);
  });

  it('returns the banners and products of the home page', async () => {
    await insert(
      `insert into quick_links (name, img, href) values ('早餐', '/q.avif', '/store/1')`,
    );
    await insert(`insert into hot_tags (word) values ('芒果')`);
    await setup.server.makeProduct({ name: '椪柑' });
    const { content } = setup.guest();
    const { sections } = await content.index();
    expect(sections.map(({ products }) => products.map(({ name }) => name))).toEqual([['椪柑']]);
    expect((await content.quickLinks()).map(({ name }) => name)).toEqual(['早餐']);
    expect(await content.hotTags()).toEqual(['芒果']);
  });

  it('returns the FAQ and the text pages as sanitised HTML', async () => {
    await insert(
      `insert into questions (section, question, answer) values ('運送', '多久會到？', '<p>隔日</p>')`,
    );
    await insert(
      `insert into info_pages (id, title, content) values (2, '隱私權政策', '<p onclick="x()">好</p>')`,
    );
    const { content } = setup.guest();
    expect(await content.questions()).toEqual([
      { section: '運送', list: [{ id: 1, question: '多久會到？', answer: '<p>隔日</p>' }] },
    ]);
    expect(await content.info(2)).toEqual({ title: '隱私權政策', content: '<p>好</p>' });
    expect(await refusalOf(content.info(1), 'notFound')).toBe('notFound');
  });

  it('aborts the request when its signal aborts', async () => {
    const reason = new Error('left the page');
    const call = setup.guest().content.index({ signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });
});
