import type { Catalogue } from '../catalogue';
import type { CaptchaQuestion } from '../captcha-question';

const goods: Readonly<Record<CaptchaQuestion['good'], string>> = {
  mangoes: 'mangoes',
  greens: 'bunches of greens',
  eggs: 'boxes of eggs',
  dumplings: 'bags of dumplings',
  milk: 'bottles of milk',
};

/** The captcha question, for people who cannot see the picture. */
export const captchaQuestion: Catalogue['captchaQuestion'] = ({ one, other, good }) =>
  `There are ${one} ${goods[good]} in the basket, and ${other} more are put in. How many are there?`;
