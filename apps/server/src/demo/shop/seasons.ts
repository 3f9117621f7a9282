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

/** Out of season, the fewest days since a product came and the most that it sold: it leads no list. */
const OUT_OF_SEASON = { days: 90, sold: 400 };

/** The age of a product in days: nothing out of season is new. */
export const ageIn = (month: number, product: Seasonal & Pick<DemoProduct, 'daysAgo'>): number =>
  isInSeason(month, product) ? product.daysAgo : Math.max(product.daysAgo, OUT_OF_SEASON.days);

/** The sales of a product: nothing out of season leads the best-selling ones. */
export const salesIn = (month: number, product: Seasonal & Pick<DemoProduct, 'soldCount'>) => ({
  soldCount: isInSeason(month, product)
    ? product.soldCount
    : Math.min(product.soldCount, OUT_OF_SEASON.sold),
});
