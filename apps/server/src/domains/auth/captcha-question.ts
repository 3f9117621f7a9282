import { randomInt } from 'node:crypto';
import type {
  CaptchaAnswer,
  CaptchaKind,
  CaptchaPicks,
  CaptchaQuestion,
  CaptchaWord,
} from '../../messages/captcha-question';
import {
  animalsBySize,
  facts,
  opposites,
  purposes,
  wordsByCategory,
} from '../../messages/captcha-words';
import { keysOf, pick, shuffled, some } from './random-picks';

/** A multiple of the numbers of wordings, so that each wording is equally frequent. */
const WORDINGS = 12;
const categories = keysOf(wordsByCategory);
const allWords = Object.values(wordsByCategory).flat();
const isOf = (category: keyof typeof wordsByCategory) => {
  const members: readonly CaptchaWord[] = wordsByCategory[category];
  return (word: CaptchaWord) => members.includes(word);
};

/** Several words of a category, among others, in any order. */
function mixed(category: keyof typeof wordsByCategory, members: number, others: number) {
  const isMember = isOf(category);
  return shuffled<CaptchaWord>([
    ...some(wordsByCategory[category], members),
    ...some(
      allWords.filter((word) => !isMember(word)),
      others,
    ),
  ]);
}

const newPicks: { readonly [Kind in CaptchaKind]: () => CaptchaPicks<Kind> } = {
  oddOneOut() {
    const category = pick(categories);
    return { category, list: mixed(category, 3, 1) };
  },
  memberOf() {
    const category = pick(categories);
    const others = some(
      categories.filter((each) => each !== category),
      3,
    );
    // Of one category each, so that a single word of a category reveals nothing.
    const list = [category, ...others].map((each) => pick<CaptchaWord>(wordsByCategory[each]));
    return { category, list: shuffled(list) };
  },
  count() {
    const category = pick(categories);
    const members = randomInt(1, 5);
    return { category, list: mixed(category, members, 6 - members) };
  },
  place: () => ({ list: some(allWords, 5), at: randomInt(5) }),
  beside() {
    const side = pick([-1, 1] as const);
    return { list: some(allWords, 5), side, of: side === 1 ? randomInt(4) : randomInt(1, 5) };
  },
  opposite: () => ({ of: pick(keysOf(opposites)) }),
  weekday: () => ({ day: randomInt(1, 8), shift: pick([-2, -1, 1, 2] as const) }),
  fact: () => ({ fact: pick(keysOf(facts)) }),
  size: () => ({ list: some(animalsBySize, 4), most: pick(['biggest', 'smallest'] as const) }),
  purpose() {
    const chosen = some(keysOf(purposes), 4);
    return { purpose: pick(chosen), list: shuffled(chosen.map((each) => purposes[each])) };
  },
};

const answers: { readonly [Kind in CaptchaKind]: (picks: CaptchaPicks<Kind>) => CaptchaAnswer } = {
  oddOneOut: ({ category, list }) => the(list.find((word) => !isOf(category)(word))),
  memberOf: ({ category, list }) => the(list.find(isOf(category))),
  count: ({ category, list }) => list.filter(isOf(category)).length,
  place: ({ list, at }) => the(list[at]),
  beside: ({ list, of, side }) => the(list[of + side]),
  opposite: ({ of }) => opposites[of],
  // Monday is 1, and seven days later is the same day.
  weekday: ({ day, shift }) => ((day + shift + 6) % 7) + 1,
  fact: ({ fact }) => facts[fact],
  size({ list, most }) {
    const bySize = animalsBySize.filter((animal) => list.includes(animal));
    return the(most === 'biggest' ? bySize.at(-1) : bySize[0]);
  },
  purpose: ({ purpose }) => purposes[purpose],
};

/** A question that a screen reader can read, for people who cannot see the picture. */
export const newCaptchaQuestion = (): CaptchaQuestion => questionOf(pick(keysOf(newPicks)));

function questionOf<Kind extends CaptchaKind>(kind: Kind): CaptchaQuestion<Kind> {
  return { kind, picks: newPicks[kind](), wording: randomInt(WORDINGS) };
}

/** Returns the answer to a question. */
export const answerTo = <Kind extends CaptchaKind>({
  kind,
  picks,
}: CaptchaQuestion<Kind>): CaptchaAnswer => answers[kind](picks);

function the(word: CaptchaWord | undefined): CaptchaWord {
  if (word === undefined) throw new Error('A captcha’s question has no answer');
  return word;
}
