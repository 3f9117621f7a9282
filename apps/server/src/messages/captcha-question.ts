/** What lies in the basket of a captcha's question. */
export const basketGoods = ['mangoes', 'greens', 'eggs', 'dumplings', 'milk'] as const;

/** A sum in words: so many of something lie in a basket, and more are put in. */
export interface CaptchaQuestion {
  readonly one: number;
  readonly other: number;
  readonly good: (typeof basketGoods)[number];
}
