/** The goods in a captcha question. */
export const basketGoods = ['mangoes', 'greens', 'eggs', 'dumplings', 'milk'] as const;

/** An addition in words: a number of goods in a basket, and more are added. */
export interface CaptchaQuestion {
  readonly one: number;
  readonly other: number;
  readonly good: (typeof basketGoods)[number];
}
