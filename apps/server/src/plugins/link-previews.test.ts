import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleMedia, configs } from '../db/schema';
import { startTestMall, type TestMall } from '../testing';

let siteRoot: string;
let mall: TestMall;
beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  const page = path.resolve(import.meta.dirname, '../../../web/index.html');
  await copyFile(page, path.join(siteRoot, 'index.html'));
  const routes = {
    pages: ['/', '/wall', '/store/:id', '/search/:id', '/order/:id', '/test'],
    moved: [['/store', '/mall']],
    listed: ['/', '/wall', '/store/:id'],
  };
  await writeFile(path.join(siteRoot, 'routes.json'), JSON.stringify(routes));
  mall = await startTestMall(
    { publicUrl: 'https://mall.example', logLevel: 'silent' },
    { siteRoot },
  );
});
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

/** The metadata that a messenger reads from a page. */
async function readPage(address: string) {
  const reply = await fetch(mall.baseUrl + address, { redirect: 'manual' });
  const page = await reply.text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}"\\s+content="([^"]*)"`).exec(page)?.[1];
  return {
    status: reply.status,
    page,
    location: reply.headers.get('location'),
    jsonLd: [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    ),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1],
    titles: [...page.matchAll(/<title>([^<]*)/g)].map(([, title]) => title),
    description: content('description'),
    robots: content('robots'),
    og: (name: string) => content(`og:${name}`),
    content,
  };
}

describe('a post’s page', () => {
  test('contains author, text and first picture, at the shop’s own address', async () => {
    const author = await mall.makeMember({ name: '周予安', gid: 4 });
    const { id } = await mall.makeArticle({
      memberId: author.id,
      content: `今天煮飯\n${'真的好香，'.repeat(60)}`,
    });
    await mall.db.insert(articleMedia).values([
      { articleId: id, memberId: author.id, kind: 1, path: '/media/posts/abc/1600.avif' },
      {
        articleId: id,
        memberId: author.id,
        kind: 1,
        position: 1,
        path: '/media/posts/b/1600.avif',
      },
    ]);
    const { titles, description, og, content, page, robots } = await readPage(`/article/${id}`);
    expect(titles).toEqual(['周予安：今天煮飯｜巷口市集']);
    expect(description).toMatch(/^今天煮飯 真的好香，/);
    expect(description).toHaveLength(160);
    expect(og('title')).toBe('周予安：今天煮飯');
    expect(og('description')).toBe(description);
    expect(og('type')).toBe('article');
    expect(og('url')).toBe(`https://mall.example/article/${id}`);
    expect(og('image')).toBe('https://mall.example/media/posts/abc/1600.jpg');
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(page).toContain(`<link rel="canonical" href="https://mall.example/article/${id}" />`);
    expect(page).toContain('<div id="root">');
    expect(robots).toBeUndefined();
  });

  test('contains nothing of a limited, deleted or hidden post, as if it did not exist', async () => {
    const limited = await mall.makeArticle({ gids: [2], content: '只給鄰居' });
    const deleted = await mall.makeArticle({ deletedAt: new Date(), content: '刪掉了' });
    const hidden = await mall.makeArticle({
      content: '買一送一',
      hiddenAt: new Date(),
      hiddenReason: '這是廣告',
    });
    const { page: missing } = await readPage('/article/999999');
    for (const { id } of [limited, deleted, hidden]) {
      const { status, page } = await readPage(`/article/${id}`);
      expect(status).toBe(404);
      expect(page).toBe(missing);
    }
    expect(missing).toContain('<meta name="robots" content="noindex" />');
    expect(missing).toContain('<title>巷口市集</title>');
  });

  test('shows markup as text', async () => {
    const { id } = await mall.makeArticle({
      content: `"><script>alert(1)</script>$& $1 <!-- /preview -->`,
    });
    const { page, titles } = await readPage(`/article/${id}`);
    expect(page).not.toContain('<script>alert');
    expect(titles).toHaveLength(1);
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;$&#38; $1');
  });

  test('has no picture when the post has none', async () => {
    const { id } = await mall.makeArticle({ content: '只有字' });
    const { og, content } = await readPage(`/article/${id}`);
    expect(og('image')).toBeUndefined();
    expect(content('twitter:card')).toBe('summary');
  });
});

describe('a product’s page', () => {
  test('contains its name, price and description', async () => {
    const { id } = await mall.makeProduct({
      name: '愛文芒果禮盒',
      summary: '玉井直送',
      rules: [{ amount: 1280 }],
    });
    const { titles, description, og, content } = await readPage(`/product/${id}`);
    expect(titles).toEqual(['愛文芒果禮盒｜巷口市集']);
    expect(description).toBe('NT$1,280・玉井直送');
    expect(og('type')).toBe('product');
    expect(og('image')).toBe(`https://mall.example/media/${id}.jpg`);
    expect(content('product:price:amount')).toBe('1280');
    expect(content('product:price:currency')).toBe('TWD');
  });

  test('contains nothing of a product that is not sold', async () => {
    const { id } = await mall.makeProduct({ name: '下架商品', published: false });
    const { status, page, robots } = await readPage(`/product/${id}`);
    expect(status).toBe(410);
    expect(page).not.toContain('下架商品');
    expect(robots).toBe('noindex');
  });
});

test.each(['/article/x', '/article/1e3', '/product/99999999999', '/article/-1'])(
  'an address like %s is not found',
  async (address) => {
    const { status, titles } = await readPage(address);
    expect(status).toBe(404);
    expect(titles).toEqual(['巷口市集']);
  },
);

test.each([
  ['/wall', 200],
  ['/wall?x=/nowhere', 200],
  ['/store/10/more', 404],
  ['/store/999999', 404],
  ['/nowhere', 404],
  ['/walls', 404],
  ['/%E5%95%86%E5%9F%8E', 404],
])('%s is answered with the site and status %d', async (address, wanted) => {
  const { status, page } = await readPage(address);
  expect(status).toBe(wanted);
  expect(page).toContain('<div id="root">');
});

test.each([
  ['/wall/', '/wall'],
  ['/wall/?x=1', '/wall?x=1'],
  ['/store', '/mall'],
  ['/store?x=1', '/mall?x=1'],
])('%s redirects to %s', async (address, to) => {
  const { status, location } = await readPage(address);
  expect([status, location]).toEqual([301, to]);
});

test.each(['//evil.example/', '/%2F/evil.example/', '/nowhere/'])(
  '%s does not redirect to another site',
  async (address) => {
    expect((await readPage(address)).status).toBe(404);
  },
);

test.each(['/search/%20', '/search/%E2%80%8B', '/search/%E3%85%A4'])(
  '%s is answered with 404, because its keyword is blank',
  async (address) => {
    expect((await readPage(address)).status).toBe(404);
  },
);

describe('for search engines', () => {
  test.each(['/search/%E8%8C%B6', '/order/D202611200001', '/nowhere'])(
    '%s is not listed',
    async (address) => {
      const { robots, canonical } = await readPage(address);
      expect([robots, canonical]).toEqual(['noindex', undefined]);
    },
  );

  test('a page of the shop is listed at one address', async () => {
    const { robots, canonical } = await readPage('/wall?x=1');
    expect([robots, canonical]).toEqual([undefined, 'https://mall.example/wall']);
  });

  test('a product has its offer, with the shop’s own values, and its breadcrumbs', async () => {
    const main = await mall.makeCategory({ name: '水果' });
    const sub = await mall.makeCategory({ name: '在地</script>', parentId: main.id });
    const { id } = await mall.makeProduct({
      name: '芒果</script><script>alert(1)</script>',
      categoryId: sub.id,
      rules: [
        { amount: 1280, stock: 3 },
        { amount: 990, stock: 0 },
      ],
    });
    const reply = await fetch(`${mall.baseUrl}/api/product/detail/${id}`);
    const { data } = (await reply.json()) as { data: { amount: number; sold_out: boolean } };
    const { amount, sold_out } = data;
    const { jsonLd, page } = await readPage(`/product/${id}`);
    expect(page).not.toContain('<script>alert');
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Product',
        name: '芒果</script><script>alert(1)</script>',
        offers: {
          price: amount,
          priceCurrency: 'TWD',
          availability: `https://schema.org/${sold_out ? 'OutOfStock' : 'InStock'}`,
          url: `https://mall.example/product/${id}`,
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: '首頁', item: 'https://mall.example/' },
          { position: 2, name: '商城' },
          { position: 3, name: '水果', item: `https://mall.example/store/${main.id}` },
          { position: 4, name: '在地</script>' },
          { position: 5, item: `https://mall.example/product/${id}` },
        ],
      },
    ]);
  });

  test('a sold-out product is out of stock', async () => {
    const { id } = await mall.makeProduct({ rules: [{ amount: 100, stock: 0 }] });
    const [product] = (await readPage(`/product/${id}`)).jsonLd;
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  test('a category has its name and breadcrumbs', async () => {
    const { id } = await mall.makeCategory({ name: '水果' });
    const { status, titles, jsonLd, canonical } = await readPage(`/store/${id}?sort=price_asc`);
    expect([status, titles]).toEqual([200, ['水果｜巷口市集']]);
    expect(canonical).toBe(`https://mall.example/store/${id}`);
    expect(jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  test('a post has its author and date', async () => {
    const author = await mall.makeMember({ name: '周予安', gid: 4 });
    const { id } = await mall.makeArticle({ memberId: author.id, content: '今天煮飯' });
    expect((await readPage(`/article/${id}`)).jsonLd).toMatchObject([
      {
        '@type': 'SocialMediaPosting',
        author: { name: '周予安' },
        articleBody: '今天煮飯',
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      },
    ]);
  });

  test('the front page has the shop, and how to search it', async () => {
    const { jsonLd, canonical, og, content } = await readPage('/');
    const logo = 'https://mall.example/icons/icon-512.png';
    expect(canonical).toBe('https://mall.example/');
    expect([og('image'), og('locale'), content('twitter:card')]).toEqual([
      logo,
      'zh_TW',
      'summary',
    ]);
    expect(jsonLd).toMatchObject([
      { '@type': 'Organization', name: '巷口市集', logo },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ]);
  });
});

test.each(['/', '/wall', '/shell.html', '/article/x', '/nowhere'])(
  '%s is compressed, once',
  async (address) => {
    const reply = await fetch(mall.baseUrl + address, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(await reply.text()).toContain('<div id="root">');
  },
);

test('a page is sent without a preview when finding it fails', async () => {
  const { id } = await mall.makeArticle({ content: '今天煮飯' });
  await mall.db.execute('alter table articles rename to articles_away');
  try {
    const { status, titles } = await readPage(`/article/${id}`);
    expect(status).toBe(200);
    expect(titles).toEqual(['巷口市集']);
  } finally {
    await mall.db.execute('alter table articles_away rename to articles');
  }
});

test('a page uses the request’s address when the shop has no public one', async () => {
  const nearby = await startTestMall({}, { siteRoot });
  const { id } = await nearby.makeProduct();
  const page = await (await fetch(`${nearby.baseUrl}/product/${id}`)).text();
  expect(page).toContain(`content="${nearby.baseUrl}/product/${id}"`);
  await nearby.stop();
});

describe('every other page', () => {
  test('has the configured name and description of the shop', async () => {
    const usual = await readPage('/wall');
    expect(usual.titles).toEqual(['巷口市集']);
    expect(usual.description).toContain('鄰里');
    const set = (key: string, value: string) =>
      mall.db.insert(configs).values({ group: 'common', key, value });
    await set('store_name', '轉角 <b>雜貨</b>');
    await set('web_desc', '"好"東西 & $&');
    for (const address of ['/', '/wall', '/no/such/page']) {
      const { titles, description, og, page } = await readPage(address);
      expect(titles).toEqual(['轉角 &#60;b>雜貨&#60;/b>'.replaceAll('>', '&#62;')]);
      expect(description).toBe('&#34;好&#34;東西 &#38; $&#38;');
      expect([og('site_name'), og('title'), og('description')]).toEqual([
        titles[0],
        titles[0],
        description,
      ]);
      expect(page).toContain('<div id="root">');
    }
    await mall.reset();
  });

  test('is logged for requests in a demo shop only', async () => {
    expect((await readPage('/test')).status).toBe(404);
    expect((await readPage('/test/')).status).toBe(404);
    const demo = await startTestMall({ demo: true, logLevel: 'silent' }, { siteRoot });
    try {
      expect((await fetch(`${demo.baseUrl}/test`)).status).toBe(200);
    } finally {
      await demo.stop();
    }
  });
});
