import { describe, expect, it } from 'vitest';
import { allProducts } from '../data/products/index';
import { buildDemoShop, demoShop } from './demo-shop';
import { DEMO_MEDIA, pictureNames } from '../album/album';

const { products, articles, categories, accounts, crowd, groups, content } = demoShop;
const people = [...accounts, ...crowd];
const rules = products.flatMap((product) => product.rules);
const comments = articles.flatMap((article) => article.comments);

const duplicates = (values: readonly (string | number)[]) =>
  values.filter((value, i) => values.indexOf(value) !== i);
const stockOf = (product: (typeof products)[number]) =>
  product.rules.reduce((sum, rule) => sum + rule.stock, 0);

describe('the demo shop', () => {
  it('gives every row an id of its own', () => {
    expect(duplicates(products.map(({ id }) => id))).toEqual([]);
    expect(duplicates(products.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(products.map(({ name }) => name))).toEqual([]);
    expect(duplicates(rules.map(({ id }) => id))).toEqual([]);
    expect(duplicates(articles.map(({ id }) => id))).toEqual([]);
    expect(duplicates(comments.map(({ id }) => id))).toEqual([]);
    expect(duplicates(people.map(({ id }) => id))).toEqual([]);
    expect(duplicates(people.map(({ email }) => email))).toEqual([]);
    expect(
      duplicates(categories.flatMap(({ id, sub }) => [id, ...sub.map((child) => child.id)])),
    ).toEqual([]);
    expect(duplicates(content.questions.map(({ id }) => id))).toEqual([]);
  });

  it('has the promised size', () => {
    expect(products.length).toBeGreaterThanOrEqual(150);
    expect(articles).toHaveLength(80);
    expect(products.filter(({ layer }) => layer === 2).length).toBeGreaterThanOrEqual(35);
    expect(products.filter(({ layer }) => layer === 3).length).toBeGreaterThanOrEqual(35);
    expect(articles.filter(({ permission }) => permission === 2)).toHaveLength(12);
    expect(articles.filter(({ promoted }) => promoted).length).toBeGreaterThanOrEqual(6);
  });

  it('has products on every shelf', () => {
    const shelves = categories.flatMap(({ sub }) => sub.map(({ id }) => id));
    const filled = new Set(products.map(({ categoryId }) => categoryId));
    expect(shelves.filter((id) => !filled.has(id))).toEqual([]);
    expect([...filled].filter((id) => !shelves.includes(id))).toEqual([]);
  });

  it('has prices in whole dollars, never above the market price', () => {
    for (const { id, amount, marketPrice, stock } of rules) {
      expect(Number.isInteger(amount) && amount > 0, `amount of ${id}`).toBe(true);
      expect(marketPrice, `market price of ${id}`).toBeGreaterThanOrEqual(amount);
      expect(Number.isInteger(stock) && stock >= 0, `stock of ${id}`).toBe(true);
    }
    expect(rules.some(({ amount, marketPrice }) => amount === marketPrice)).toBe(true);
  });

  it('reduces about one product in eight', () => {
    const reduced = products.filter(
      ({ rules: [first] }) => first && first.amount < first.marketPrice,
    );
    expect(reduced.length / products.length).toBeGreaterThan(1 / 12);
    expect(reduced.length / products.length).toBeLessThan(1 / 6);
  });

  it('ends each reduction on a day within five weeks, and names no other end', () => {
    for (const { name, rules: variants, saleEndsOn } of products) {
      const isReduced = variants.some(({ amount, marketPrice }) => amount < marketPrice);
      expect(saleEndsOn !== null, name).toBe(isReduced);
      if (saleEndsOn === null) continue;
      expect(saleEndsOn >= '2026-11-24' && saleEndsOn <= '2026-12-25', name).toBe(true);
    }
  });

  it('keeps what spoils within days from convenience stores', () => {
    const bread = products.find(({ slug }) => slug === 'bagel');
    expect(bread).toMatchObject({ shelfDays: 2, perishable: true });
    for (const { name, specs, shelfDays } of products) {
      const life = specs.find(({ label }) => label === '保存期限')?.value ?? '';
      if (/^(室溫|冷藏)?[^，]*\d 天/.test(life)) expect(shelfDays, name).not.toBeNull();
    }
  });

  it('has sold little of what is new', () => {
    const shops = buildDemoShop(new Date('2026-11-20T04:00:00Z'));
    for (const { name, createdAt, soldCount } of shops.products) {
      const days =
        (Date.parse('2026-11-20T12:00:00Z') - Date.parse(`${createdAt.replace(' ', 'T')}Z`)) /
        86_400_000;
      if (days < 30) expect(soldCount, name).toBeLessThanOrEqual(5 * 30);
    }
  });

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'leads no list with what is out of season in month %i',
    (month) => {
      const now = new Date(Date.UTC(2026, month - 1, 15, 4));
      const shop = buildDemoShop(now);
      const late = allProducts.filter(({ months }) => months && !months.includes(month));
      const isLate = ({ id }: { readonly id: number }) => late.some((one) => one.id === id);
      const top = <Key>(keyOf: (product: (typeof shop.products)[number]) => Key) =>
        shop.products.toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1)).slice(0, 10);
      expect(top(({ soldCount }) => soldCount).filter(isLate)).toEqual([]);
      expect(top(({ createdAt }) => createdAt).filter(isLate)).toEqual([]);
      for (const { title, productIds } of shop.content.showcases) {
        expect(
          productIds.filter((id) => isLate({ id })),
          title,
        ).toEqual([]);
        expect(productIds.length, title).toBeGreaterThanOrEqual(6);
      }
    },
  );

  it('distinguishes variants of a product', () => {
    for (const { slug, rules: variants } of products) {
      expect(
        duplicates(variants.map(({ attributes }) => JSON.stringify(attributes))),
        slug,
      ).toEqual([]);
    }
  });

  it('names no product after one of its variants, and tells variants of different sizes apart', () => {
    for (const { name, pictures, specs, rules: variants } of products) {
      if (variants.length === 1) continue;
      const types = variants.flatMap(({ attributes }) => attributes.map(({ type }) => type));
      expect(
        types.filter((type) => name.includes(type)),
        name,
      ).toEqual([]);
      const [contents] = specs;
      for (const { attributes, specs: own, picture } of variants) {
        const text = own.find(({ label }) => label === contents?.label) ?? contents;
        const size = attributes.find(({ attr }) => attr === '規格' || attr === '重量')?.type;
        const amount = size && /^\d+ (入|公斤)$/.exec(size)?.[0];
        if (amount) expect(text?.value, name).toContain(amount);
        if (picture !== null) expect(pictures.map(({ path }) => path)).toContain(picture);
      }
    }
  });

  it('gives each colour of a product a picture of its own', () => {
    for (const { name, rules: variants } of products) {
      const colored = variants.filter(({ attributes }) =>
        attributes.some(({ attr }) => attr === '顏色' || attr === '釉色'),
      );
      expect(new Set(colored.map(({ picture }) => picture)).size, name).toBe(colored.length);
    }
  });

  it('shows every state of stock', () => {
    expect(products.filter((product) => stockOf(product) === 0)).toHaveLength(6);
    expect(
      products.filter((product) => stockOf(product) > 0 && stockOf(product) <= 5),
    ).toHaveLength(8);
    expect(
      products.filter((product) => product.rules.length === 1 && stockOf(product) === 1),
    ).toHaveLength(1);
    expect(
      products.filter(
        ({ rules: variants }) =>
          variants.some(({ stock }) => stock === 0) && variants.some(({ stock }) => stock > 0),
      ).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('describes products with allowed tags, all closed', () => {
    for (const { slug, description, specs } of products) {
      expect(description.replace(/<\/?(p|ul|li|strong)>/g, ''), slug).not.toMatch(/[<>]/);
      expect(description.match(/<(?!\/)/g)?.length, slug).toBe(description.match(/<\//g)?.length);
      expect(
        specs.map(({ label }) => label),
        slug,
      ).toEqual(expect.arrayContaining(['產地']));
      expect(specs.every(({ value }) => value !== '')).toBe(true);
    }
  });

  it('publishes texts with allowed tags', () => {
    for (const html of [
      ...content.infoPages.map((page) => page.html),
      ...content.questions.map(({ answer }) => answer),
    ]) {
      expect(html.replace(/<\/?(h2|p|ul|li)>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it('has no dangling references', () => {
    const productIds = new Set(products.map(({ id }) => id));
    const peopleIds = new Set(people.map(({ id }) => id));
    const groupIds = new Set(groups.map(({ id }) => id));
    for (const article of articles) {
      expect(peopleIds, `author of ${article.id}`).toContain(article.authorId);
      for (const id of article.productIds)
        expect(productIds, `product in ${article.id}`).toContain(id);
      for (const id of article.groupIds) expect(groupIds, `group of ${article.id}`).toContain(id);
      for (const { authorId } of article.comments)
        expect(peopleIds, `comment on ${article.id}`).toContain(authorId);
      expect(article.groupIds.length > 0, `permission of ${article.id}`).toBe(
        article.permission === 2,
      );
    }
    for (const showcase of content.showcases)
      for (const id of showcase.productIds) expect(productIds, showcase.title).toContain(id);
    for (const { groupId, name } of people) expect(groupIds, name).toContain(groupId);
  });

  it('has no dead links on the front page', () => {
    const shelves = categories.flatMap(({ id, sub }) => [id, ...sub.map((child) => child.id)]);
    const hrefs = [...content.quickLinks, ...content.banners, ...content.showcases].map(
      ({ href }) => href,
    );
    for (const href of hrefs) {
      const [, page, id = ''] = href.split('/');
      if (page === 'store') expect(shelves, href).toContain(Number(id));
      else if (page === 'product')
        expect(
          products.map((product) => product.id),
          href,
        ).toContain(Number(id));
      else if (page === 'search') expect(found(id), href).not.toEqual([]);
      else expect(['mall', 'wall'], href).toContain(page);
    }
  });

  it('finds products for every hot tag', () => {
    expect(content.hotTags).toHaveLength(10);
    for (const tag of content.hotTags) expect(found(tag), tag).not.toEqual([]);
  });

  it('has text in every post', () => {
    for (const { id, content: text } of articles) {
      expect(text.length, `post ${id}`).toBeGreaterThanOrEqual(40);
      expect(text.length, `post ${id}`).toBeLessThanOrEqual(200);
    }
  });

  it('has posts by posters only', () => {
    const posters = new Set(
      people.filter(({ groupId }) => groupId === demoShop.postGroupId).map(({ id }) => id),
    );
    expect(articles.filter(({ authorId }) => !posters.has(authorId))).toEqual([]);
  });

  it('has no comment before its post or in the future', () => {
    for (const article of articles) {
      for (const { createdAt } of article.comments) {
        expect(
          createdAt >= article.createdAt && createdAt <= '2026-11-20 12:00:00',
          `comment on ${article.id}`,
        ).toBe(true);
      }
    }
  });

  it('refers only to pictures of the album', () => {
    const album = new Set(pictureNames().map((name) => DEMO_MEDIA + name));
    const shown = [
      ...products.flatMap(({ pictures }) => pictures.map(({ path }) => path)),
      ...articles.flatMap(({ pictures }) => pictures.map(({ path }) => path)),
      ...people.map(({ avatar }) => avatar),
      ...[...categories, ...content.quickLinks].map(({ picture }) => picture),
      ...content.banners.flatMap(({ picture, pictureTall }) => [picture, pictureTall]),
    ];
    expect(shown.filter((address) => !album.has(address))).toEqual([]);
    expect(products.filter(({ pictures }) => pictures.length < 3)).toEqual([]);
  });

  it('is equal for the same time, and equally old at any time', () => {
    const later = buildDemoShop(new Date('2027-03-01T04:00:00Z'));
    expect(buildDemoShop(new Date('2026-11-20T04:00:00Z'))).toEqual(demoShop);
    expect(demoShop.articles[0]?.createdAt).toBe('2026-11-20 07:12:00');
    expect(later.articles[0]?.createdAt).toBe('2027-03-01 07:12:00');
  });
});

function found(word: string) {
  return products.filter(({ name, keywords }) => name.includes(word) || keywords.includes(word));
}
