import type { Item, Mood } from './scene';
import { small } from './front-scenes';
import type { Entry } from './product-scenes';

/** One object per person, because drawn portraits would look like strangers. */
const tokens: readonly Item[] = [
  '🌻',
  '🍓',
  '📦',
  '🏮',
  '🍳',
  '🌷',
  '🥜',
  '🍙',
  '🍰',
  '🥐',
  '🌸',
  '🍵',
  '🍲',
  '🔪',
  '🏡',
  '🕯️',
  '🥟',
  '☕',
  '🍒',
  '🎧',
  '🧶',
  '🌵',
  '🥑',
  '🍊',
  '🪴',
  '🍩',
  '🫐',
  '🧺',
  '🌼',
];

const moods: readonly Mood[] = ['warm', 'sage', 'ice', 'plum'];

/** The fields of a person that the avatar depends on. */
interface PicturedPerson {
  readonly name: string;
  /** The picture's name. */
  readonly avatar: string;
}

/** Avatars, by a person's position in the list. */
export function peopleScenes(people: readonly PicturedPerson[]): Entry[] {
  return people.map((person, i): Entry => {
    const token = tokens[i];
    if (token === undefined) throw new Error(`no token left for ${person.name}`);
    return [
      person.avatar,
      small(
        'avatar',
        moods[(i + Math.floor(i / 4)) % moods.length] ?? 'warm',
        token,
        person.avatar,
      ),
    ];
  });
}
