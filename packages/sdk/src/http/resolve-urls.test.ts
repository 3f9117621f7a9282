import { expect, it } from 'vitest';
import { createMall, type MallOptions } from '../client';
import { createMockMall, replies } from '../testing/mock';

const MANGO = '/media/products/mango.avif';
const PAID = { trans_order_id: '20261120AAAA' };

const mock = createMockMall({
  'products.detail': {
    ...replies.products.detail,
    index_img: MANGO,
    pictures: [MANGO, 'https://cdn.example/mango.avif', '//cdn.example/mango.avif'],
    description: '<p><img alt="" src="/media/farm.avif" /><a href="/product/1001">再看</a></p>',
  },
  'articles.detail': {
    ...replies.articles.detail,
    create_icon: null,
    pictures: [
      {
        ...{ id: 1, color: '#f2a93b', width: 640, height: 480 },
        url: '/media/posts/a/1600.avif',
        srcset: '/media/posts/a/320.avif 320w, /media/posts/a/640.avif 640w',
      },
    ],
    videos: [
      {
        ...{ id: 2, width: null, height: null, duration: 9 },
        url: '/media/v.mp4',
        poster: '/media/v.avif',
      },
    ],
  },
  'content.quickLinks': [{ id: 1, name: '冷凍', img: '/media/ice.avif', href: '/store/3' }],
  'checkout.pay': {
    ...PAID,
    next: { kind: 'form', action: '/sandbox/payment', fields: { ReturnURL: '/paid', url: 'a' } },
  },
  'checkout.payRedirect': { ...PAID, next: { kind: 'redirect', url: '/redirect/1' } },
});

/** Opens the mall as a member. */
function open(options: MallOptions) {
  const mall = createMall({ fetch: mock.fetch, ...options });
  mall.session.start('a token', replies.members.profile);
  return mall;
}
const order = {
  payment: { method: 'atm' },
  invoice: { kind: 'member' },
  total_amount: 1280,
} as const;

it('resolves every picture of a reply when the server has another origin', async () => {
  const mall = open({ baseUrl: 'https://mall.test/shop/' });
  const { index_img, pictures, description } = await mall.products.detail(1001);
  expect(index_img).toBe(`https://mall.test/shop${MANGO}`);
  expect(pictures).toEqual([
    `https://mall.test/shop${MANGO}`,
    'https://cdn.example/mango.avif',
    '//cdn.example/mango.avif',
  ]);
  expect(description).toBe(
    '<p><img alt="" src="https://mall.test/shop/media/farm.avif" /><a href="/product/1001">再看</a></p>',
  );
  const { pictures: posted, videos, create_icon } = await mall.articles.detail(1);
  expect(create_icon).toBeNull();
  expect(posted[0]).toMatchObject({
    url: 'https://mall.test/shop/media/posts/a/1600.avif',
    srcset:
      'https://mall.test/shop/media/posts/a/320.avif 320w, https://mall.test/shop/media/posts/a/640.avif 640w',
  });
  expect(videos[0]).toMatchObject({
    url: 'https://mall.test/shop/media/v.mp4',
    poster: 'https://mall.test/shop/media/v.avif',
  });
  const [link] = await mall.content.quickLinks();
  expect(link).toMatchObject({ img: 'https://mall.test/shop/media/ice.avif', href: '/store/3' });
});

it('resolves where a payment continues when the server has another origin', async () => {
  const mall = open({ baseUrl: 'https://mall.test' });
  expect((await mall.checkout.pay(1, order)).next).toEqual({
    kind: 'form',
    action: 'https://mall.test/sandbox/payment',
    fields: { ReturnURL: '/paid', url: 'a' },
  });
  expect((await mall.checkout.payRedirect(1, order)).next).toEqual({
    kind: 'redirect',
    url: 'https://mall.test/redirect/1',
  });
});

it.each([
  ['', MANGO],
  ['https://shop.example', `https://shop.example${MANGO}`],
])(
  'resolves pictures against publicUrl %j when the server is called elsewhere',
  async (publicUrl, expected) => {
    const mall = open({ baseUrl: 'https://10.0.0.5:3000', publicUrl });
    const { index_img } = await mall.products.detail(1001);
    expect(index_img).toBe(expected);
    expect(mall.url(index_img)).toBe(expected);
    expect(mall.url(MANGO)).toBe(expected);
  },
);
