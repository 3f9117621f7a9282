import type { animalsBySize, facts, opposites, purposes, wordsByCategory } from './captcha-words';

type Category = keyof typeof wordsByCategory;
export type CaptchaFact = keyof typeof facts;
export type CaptchaPurpose = keyof typeof purposes;
type Opposites = typeof opposites;

/** Every word that a question may name or ask for. */
export type CaptchaWord =
  | (typeof wordsByCategory)[Category][number]
  | (typeof animalsBySize)[number]
  | keyof Opposites
  | Opposites[keyof Opposites]
  | Exclude<(typeof facts)[CaptchaFact], number>
  | (typeof purposes)[CaptchaPurpose];

/** The type of the answer: a word, or a number; a weekday is a number, Monday being 1. */
export type CaptchaAnswer = CaptchaWord | number;

type List = readonly CaptchaWord[];

interface Kinds {
  /** All but one are of the category. */
  readonly oddOneOut: { readonly category: Category; readonly list: List };
  /** One alone is of the category. */
  readonly memberOf: { readonly category: Category; readonly list: List };
  /** How many are of the category. */
  readonly count: { readonly category: Category; readonly list: List };
  /** The word at a place of the list, which is counted from 0. */
  readonly place: { readonly list: List; readonly at: number };
  /** The word beside another one of the list. */
  readonly beside: { readonly list: List; readonly of: number; readonly side: -1 | 1 };
  readonly opposite: { readonly of: keyof Opposites };
  /** A number of days after a weekday, or before it. */
  readonly weekday: { readonly day: number; readonly shift: -2 | -1 | 1 | 2 };
  readonly fact: { readonly fact: CaptchaFact };
  readonly size: { readonly list: List; readonly most: 'biggest' | 'smallest' };
  readonly purpose: { readonly purpose: CaptchaPurpose; readonly list: List };
}

export type CaptchaKind = keyof Kinds;

/** The data of one kind of question. */
export type CaptchaPicks<Kind extends CaptchaKind> = Kinds[Kind];

/** A captcha's question before it is translated. */
export type CaptchaQuestion<Kind extends CaptchaKind = CaptchaKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly picks: Kinds[Each];
    /** Which of a language's wordings to use: any whole number, modulo the number of wordings. */
    readonly wording: number;
  };
}[Kind];

/** The wordings of each kind in a language. */
export type CaptchaWordings = {
  readonly [Kind in CaptchaKind]: (picks: Kinds[Kind]) => readonly [string, ...string[]];
};

/** A translated question, in the chosen wording. */
export function wordQuestion<Kind extends CaptchaKind>(
  wordings: CaptchaWordings,
  { kind, picks, wording }: CaptchaQuestion<Kind>,
): string {
  const ways = wordings[kind](picks);
  return ways[wording % ways.length] ?? ways[0];
}
