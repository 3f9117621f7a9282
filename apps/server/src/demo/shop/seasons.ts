import type { DemoProduct } from '../data/types';

interface Seasonal {
  readonly months?: DemoProduct['months'] | undefined;
}

/** The month of a moment in Taipei, 1 to 12. */
export const monthOf = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Taipei' }).format(now));

/** Whether a product is in season in a month. */
export const isInSeason = (month: number, { months }: Seasonal): boolean =>
  months === undefined || months.includes(month);

/** Out of season, the fewest days since a product came and the most that like it: it leads no list. */
const OUT_OF_SEASON = { days: 90, sold: 400, saved: 60 };

/** The age of a product in days: nothing out of season is new. */
export const ageIn = (month: number, product: Seasonal & Pick<DemoProduct, 'daysAgo'>): number =>
  isInSeason(month, product) ? product.daysAgo : Math.max(product.daysAgo, OUT_OF_SEASON.days);

/** The sales and collectors of a product: nothing out of season leads the popular ones. */
export const popularityIn = (
  month: number,
  product: Seasonal & Pick<DemoProduct, 'soldCount' | 'collectCount'>,
) => {
  const { soldCount, collectCount } = product;
  if (isInSeason(month, product)) return { soldCount, collectCount };
  return {
    soldCount: Math.min(soldCount, OUT_OF_SEASON.sold),
    collectCount: Math.min(collectCount, OUT_OF_SEASON.saved),
  };
};
