import { colorOf, frames, postScenes, productScenes, variantPictureName } from '@mall/demo-media';
import { allArticles } from '../data/articles/index';
import { categories } from '../data/categories';
import { content } from '../data/content/index';
import { accounts, colleagues, crowd, demoPassword, groups, postGroupId } from '../data/people';
import { allProducts } from '../data/products/index';
import { paymentMethods, shippingMethods } from '../data/shipping';
import { colorNamed, DEMO_MEDIA } from '../album/album';
import { saleEndsOn } from './reductions';
import { ageIn, isInSeason, monthOf, popularityIn } from './seasons';
import { stampBefore } from './time';

/** How many products a row of the front page has. */
const ROW = 8;

/** The products that are in season in a month, 1 to 12. */
const seasonalIds = (month: number) =>
  new Set(allProducts.filter((product) => isInSeason(month, product)).map(({ id }) => id));

/**
 * The whole demo shop as plain data, with URLs for pictures and times for ages. The same `now` gives
 * the same data.
 *
 * @param now the moment of seeding; ages count back from it
 * @example
 * const { products, articles } = buildDemoShop(new Date());
 */
export function buildDemoShop(now: Date) {
  const month = monthOf(now);
  const inSeason = seasonalIds(month);
  return {
    categories: categories.map((category) => ({
      ...category,
      picture: DEMO_MEDIA + category.picture,
      color: colorNamed(category.picture),
    })),
    products: allProducts.map(({ look: { variants }, daysAgo, months, ...product }, i) => ({
      ...product,
      ...popularityIn(month, { ...product, months }),
      saleEndsOn: saleEndsOn(now, product),
      rules: product.rules.map((rule, at) => ({
        ...rule,
        picture: variants?.[at]?.length ? DEMO_MEDIA + variantPictureName(product.slug, at) : null,
      })),
      createdAt: stampBefore(now, ageIn(month, { months, daysAgo }) + (product.id % 9) / 24),
      pictures: allProducts
        .slice(i, i + 1)
        .flatMap(productScenes)
        .map(([name, scene]) => ({ path: DEMO_MEDIA + name, color: colorOf(scene) })),
    })),
    groups,
    postGroupId,
    password: demoPassword,
    accounts: accounts.map(withAvatar),
    colleagues,
    crowd: crowd.map(withAvatar),
    articles: allArticles.map(({ tables: _tables, daysAgo, comments, ...article }, i) => ({
      ...article,
      createdAt: stampBefore(now, daysAgo),
      pictures: allArticles
        .slice(i, i + 1)
        .flatMap(postScenes)
        .map(([name, scene]) => {
          const { width, height } = frames[scene.frame];
          return { path: DEMO_MEDIA + name, color: colorOf(scene), width, height };
        }),
      comments: comments.map(({ daysAgo: age, ...comment }) => ({
        ...comment,
        createdAt: stampBefore(now, age),
      })),
    })),
    content: {
      ...content,
      showcases: content.showcases.map((showcase) => ({
        ...showcase,
        productIds: showcase.productIds.filter((id) => inSeason.has(id)).slice(0, ROW),
      })),
      quickLinks: content.quickLinks.map((link) => ({
        ...link,
        picture: DEMO_MEDIA + link.picture,
        color: colorNamed(link.picture),
      })),
      banners: content.banners.map((banner) => ({
        ...banner,
        picture: DEMO_MEDIA + banner.picture,
        color: colorNamed(banner.picture),
        pictureTall: DEMO_MEDIA + banner.pictureTall,
      })),
    },
    shippingMethods,
    paymentMethods,
  };
}

function withAvatar<T extends { avatar: string }>(person: T): T {
  return { ...person, avatar: DEMO_MEDIA + person.avatar };
}

/** The result of {@link buildDemoShop}. */
export type DemoShop = ReturnType<typeof buildDemoShop>;

/** The demo shop on a fixed day, for tests and fixtures; a server builds its own for the current day. */
export const demoShop: DemoShop = buildDemoShop(new Date('2026-11-20T04:00:00Z'));
