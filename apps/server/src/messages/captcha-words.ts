/** The facts behind the captcha's questions, the same in every language. */

/**
 * Enough words of each category for three alike and one different. No word is in two categories.
 */
export const wordsByCategory = {
  fruit: ['apple', 'banana', 'grape', 'watermelon', 'strawberry', 'pineapple'],
  animal: ['cat', 'dog', 'rabbit', 'cow', 'horse', 'elephant'],
  tool: ['hammer', 'saw', 'screwdriver', 'pliers'],
  clothes: ['shirt', 'trousers', 'coat', 'skirt'],
  vehicle: ['bus', 'train', 'bicycle', 'truck'],
  furniture: ['chair', 'table', 'sofa', 'wardrobe'],
  instrument: ['piano', 'guitar', 'drum', 'violin'],
} as const;

/** Each is clearly smaller than the next. */
export const animalsBySize = ['ant', 'mouse', 'rabbit', 'sheep', 'elephant', 'whale'] as const;

/**
 * Only words whose opposite is clear in every language: not `right`, which is also the opposite of
 * wrong.
 */
export const opposites = {
  big: 'small',
  small: 'big',
  up: 'down',
  down: 'up',
  left: 'right',
  black: 'white',
  white: 'black',
  fast: 'slow',
  slow: 'fast',
  hot: 'cold',
  cold: 'hot',
  long: 'short',
  heavy: 'light',
  many: 'few',
  new: 'old',
  far: 'near',
  near: 'far',
  early: 'late',
  open: 'closed',
  full: 'empty',
  wet: 'dry',
  day: 'night',
  wide: 'narrow',
} as const;

/** Everyday knowledge with one answer. */
export const facts = {
  ripeBanana: 'yellow',
  snow: 'white',
  coal: 'black',
  grass: 'green',
  blood: 'red',
  daysOfWeek: 7,
  monthsOfYear: 12,
  legsOfDog: 4,
  legsOfHen: 2,
  eyesOfPerson: 2,
  fingersOfHand: 5,
  wheelsOfTricycle: 3,
  sunrise: 'east',
  sunset: 'west',
  afterWinter: 'spring',
  afterSpring: 'summer',
  meows: 'cat',
  barks: 'dog',
  makesHoney: 'bee',
  hears: 'ear',
  smells: 'nose',
  frozenWater: 'ice',
} as const;

/** The use of each thing. No thing has two of them. */
export const purposes = {
  cutPaper: 'scissors',
  stayDry: 'umbrella',
  tellTime: 'clock',
  brushTeeth: 'toothbrush',
  driveNails: 'hammer',
  sweep: 'broom',
  unlock: 'key',
  drink: 'cup',
  sleep: 'bed',
  washHands: 'soap',
  write: 'pencil',
} as const;
