import type { Catalogue } from '../catalogue';
import {
  type CaptchaFact,
  type CaptchaPurpose,
  type CaptchaWord,
  type CaptchaWordings,
  wordQuestion,
} from '../captcha-question';
import type { wordsByCategory } from '../captcha-words';
import { captchaWeekdays, captchaWords } from './captcha-words';

/** Singular and plural. */
const categories: Readonly<
  Record<keyof typeof wordsByCategory, readonly [one: string, many: string]>
> = {
  fruit: ['a fruit', 'fruits'],
  animal: ['an animal', 'animals'],
  tool: ['a tool', 'tools'],
  clothes: ['something to wear', 'things to wear'],
  vehicle: ['a vehicle', 'vehicles'],
  furniture: ['a piece of furniture', 'pieces of furniture'],
  instrument: ['a musical instrument', 'musical instruments'],
};

const purposes: Readonly<Record<CaptchaPurpose, string>> = {
  cutPaper: 'cut paper',
  stayDry: 'stay dry in the rain',
  tellTime: 'tell the time',
  brushTeeth: 'brush your teeth',
  driveNails: 'drive nails into a board',
  sweep: 'sweep the floor',
  unlock: 'unlock a door',
  drink: 'drink water',
  sleep: 'sleep at night',
  washHands: 'wash your hands',
  write: 'write a note',
};

const facts: Readonly<Record<CaptchaFact, readonly [string, ...string[]]>> = {
  ripeBanana: ['What colour is a ripe banana?', 'A banana turns which colour when it is ripe?'],
  snow: ['What colour is fresh snow?', 'What colour is the body of a snowman?'],
  coal: ['What colour is coal?', 'What colour is charcoal before it burns?'],
  grass: ['What colour is young grass in spring?', 'What colour is a lawn, as a rule?'],
  blood: ['What colour is human blood?', 'A cut finger bleeds: what colour is the blood?'],
  daysOfWeek: ['How many days are there in a week?', 'A whole week is how many days long?'],
  monthsOfYear: ['How many months are there in a year?', 'A whole year is how many months long?'],
  legsOfDog: ['How many legs does a healthy dog have?', 'On how many legs does a dog walk?'],
  legsOfHen: ['How many legs does a hen have?', 'On how many legs does a rooster walk?'],
  eyesOfPerson: ['How many eyes are in a human face?', 'Most people are born with how many eyes?'],
  fingersOfHand: [
    'Counting the thumb, how many fingers are on a hand?',
    'How many fingers does a hand have, thumb included?',
  ],
  wheelsOfTricycle: ['How many wheels does a tricycle have?', 'A tricycle has how many wheels?'],
  sunrise: ['In which direction does the sun rise?', 'The sun comes up in which direction?'],
  sunset: ['In which direction does the sun set?', 'The sun goes down in which direction?'],
  afterWinter: ['Which season follows winter?', 'When winter is over, which season comes?'],
  afterSpring: ['Which season follows spring?', 'When spring is over, which season comes?'],
  meows: ['Which animal meows?', 'Which pet says meow and hunts mice?'],
  barks: ['Which animal barks?', 'Which pet barks and guards the house?'],
  makesHoney: ['Which insect makes honey?', 'Honey is made by which insect?'],
  hears: [
    'Which part of the body do we hear with?',
    'You have one on each side of the head, to hear with. What is it?',
  ],
  smells: ['Which part of the face do we smell with?', 'With what do you smell a flower?'],
  frozenWater: ['What does water become when it freezes?', 'What do we call frozen water?'],
};

const dayNames: Readonly<Record<string, string>> = {
  '-2': 'the day before yesterday',
  '-1': 'yesterday',
  '1': 'tomorrow',
  '2': 'the day after tomorrow',
};
const distances: Readonly<Record<string, string>> = {
  '-2': 'two days before',
  '-1': 'just before',
  '1': 'just after',
  '2': 'two days after',
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const weekdayAt = (day: number): string => captchaWeekdays[day - 1]?.[0] ?? '';
const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const word = (id: CaptchaWord | undefined): string => (id ? captchaWords[id][0] : '');
const inRow = (list: readonly CaptchaWord[]): string => list.map(word).join(', ');
const together = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const allOf = (list: readonly CaptchaWord[]): string => together.format(list.map(word));
const anyOf = (list: readonly CaptchaWord[]): string => either.format(list.map(word));

const wordings: CaptchaWordings = {
  oddOneOut: ({ category, list }) => [
    `Which one does not belong with the others: ${anyOf(list)}?`,
    `${capital(inRow(list))}: which one is not ${categories[category][0]}?`,
    `All but one of these are ${categories[category][1]}: ${inRow(list)}. Which one is not?`,
    `Of ${allOf(list)}, which one is different in kind?`,
  ],
  memberOf: ({ category, list }) => [
    `Which one is ${categories[category][0]}: ${anyOf(list)}?`,
    `${capital(inRow(list))}: which one is ${categories[category][0]}?`,
    `Of ${allOf(list)}, only one is ${categories[category][0]}. Which one?`,
  ],
  count: ({ category, list }) => [
    `Of these ${numerals[list.length]} words, how many are ${categories[category][1]}: ${inRow(list)}?`,
    `${capital(inRow(list))}: how many of them are ${categories[category][1]}?`,
    `There are ${list.length} words here: ${inRow(list)}. How many ${categories[category][1]} are among them?`,
  ],
  place: ({ list, at }) => [
    `${capital(inRow(list))}: which word comes ${ordinals[at]}?`,
    `What is the ${ordinals[at]} word in this list: ${inRow(list)}?`,
    `Read them in order: ${inRow(list)}. What is number ${at + 1}?`,
  ],
  beside: ({ list, of, side }) => {
    const next = side === 1 ? 'right after' : 'right before';
    return [
      `${capital(inRow(list))}: which word comes ${next} “${word(list[of])}”?`,
      `Which word stands ${next} “${word(list[of])}” in this list: ${inRow(list)}?`,
      `Read them in order: ${inRow(list)}. What do you read ${next} “${word(list[of])}”?`,
    ];
  },
  opposite: ({ of }) => [
    `What is the opposite of “${word(of)}”?`,
    `Which word means just the reverse of “${word(of)}”?`,
    `Not “${word(of)}” at all, but the contrary: which word is it?`,
    `“${capital(word(of))}” has an opposite. What is it?`,
  ],
  weekday: ({ day, shift }) => [
    `If today is ${weekdayAt(day)}, which day of the week ${shift < 0 ? 'was' : 'is'} ${dayNames[shift]}?`,
    `Which day of the week comes ${distances[shift]} ${weekdayAt(day)}?`,
    `If ${dayNames[-shift]} ${shift > 0 ? 'was' : 'is'} ${weekdayAt(day)}, which day of the week is today?`,
  ],
  fact: ({ fact }) => facts[fact],
  size: ({ list, most }) => [
    `Which of these animals is the ${most}: ${anyOf(list)}?`,
    `${capital(inRow(list))}: which animal is the ${most}?`,
    `Of ${allOf(list)}, which one has the ${most} body?`,
  ],
  purpose: ({ purpose, list }) => [
    `Which one would you use to ${purposes[purpose]}: ${anyOf(list)}?`,
    `${capital(inRow(list))}: which one helps you ${purposes[purpose]}?`,
    `To ${purposes[purpose]}, which of ${allOf(list)} do you need?`,
  ],
};

/** The captcha's question, for people who cannot see the picture. */
export const captchaQuestion: Catalogue['captchaQuestion'] = (question) =>
  wordQuestion(wordings, question);
