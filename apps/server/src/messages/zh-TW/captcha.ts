import type { CaptchaQuestion } from '../captcha-question';

/** Each with its measure word. */
const goods: Readonly<Record<CaptchaQuestion['good'], string>> = {
  mangoes: '顆芒果',
  greens: '把青菜',
  eggs: '盒雞蛋',
  dumplings: '包水餃',
  milk: '瓶牛奶',
};

/** 1–9 as counting words: two of something is 兩. */
const counted = (number: number): string => '零一兩三四五六七八九'.charAt(number);

/** The captcha question, for people who cannot see the picture. */
export const captchaQuestion = ({ one, other, good }: CaptchaQuestion): string =>
  `籃子裡有${counted(one)}${goods[good]}，再放進${counted(other)}${goods[good]}，一共有幾${goods[good].charAt(0)}？`;
