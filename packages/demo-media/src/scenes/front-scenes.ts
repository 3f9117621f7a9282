import type { Item, Mood, Scene, Stage, Wall } from './scene';
import type { Entry } from './product-scenes';

interface Front {
  name: string;
  mood: Mood;
  wall: Wall;
  stage: Stage;
  items: readonly Item[];
}

const bag = (color: string, label: string): Item => ({ shape: 'pouch', color, label });

const banners: Front[] = [
  {
    name: 'citrus',
    mood: 'warm',
    wall: 'arch',
    stage: 'cloth',
    items: [{ shape: 'crate', color: '#D9A66B', label: '🍊' }, '🍊', '🍋', '🍊', '🍋'],
  },
  {
    name: 'hotpot',
    mood: 'plum',
    wall: 'tiles',
    stage: 'board',
    items: ['🍲', '🥬', '🦐', '🍥', '🍢'],
  },
  {
    name: 'breakfast',
    mood: 'warm',
    wall: 'niche',
    stage: 'cloth',
    items: ['🍞', { shape: 'carton', color: '#3D7FA6', label: '🥛' }, '🍳', '🥚', '🥐'],
  },
  {
    name: 'veggie-box',
    mood: 'sage',
    wall: 'arches',
    stage: 'board',
    items: ['🥬', '🥦', '🥕', '🍅', '🌽'],
  },
  {
    name: 'tea',
    mood: 'sage',
    wall: 'disc',
    stage: 'podium',
    items: ['🫖', '🍵', { shape: 'tin', color: '#2F6B4A', label: '🍃' }, '🥮', '🍪'],
  },
];

const links: readonly (readonly [name: string, mood: Mood, item: Item])[] = [
  ['fruit', 'warm', '🍊'],
  ['vegetable', 'sage', '🥬'],
  ['meat-fish', 'plum', '🦐'],
  ['frozen', 'ice', '🥟'],
  ['dairy', 'ice', { shape: 'carton', color: '#3D7FA6', label: '🥛' }],
  ['bakery', 'warm', '🥐'],
  ['pantry', 'sage', { shape: 'sack', color: '#E6D7B8', label: '🌾' }],
  ['drinks', 'plum', bag('#6B4431', '☕')],
  ['home', 'warm', { shape: 'pot', color: '#B5432A' }],
  ['wall', 'plum', '💐'],
];

/** Banners, wide and tall, and the round buttons of the home page. */
export function frontScenes(): Entry[] {
  return [
    ...banners.flatMap((front): Entry[] => [
      bannerScene(front, 'banner', ''),
      bannerScene(front, 'poster', '-tall'),
    ]),
    ...links.map(([name, mood, item]): Entry => [
      `links/${name}.avif`,
      small('icon', mood, item, name),
    ]),
  ];
}

function bannerScene(
  { name, mood, wall, stage, items }: Front,
  frame: 'banner' | 'poster',
  suffix: string,
): Entry {
  const scene: Scene = {
    frame,
    mood,
    tone: 'light',
    wall,
    light: 'leaves',
    stage,
    arrangement: 'hero',
    items,
    seed: name,
  };
  return [`banners/${name}${suffix}.avif`, scene];
}

/** A single item on a plain background, for sizes at which a room would only be noise. */
export function small(frame: 'icon' | 'avatar', mood: Mood, item: Item, seed: string): Scene {
  return {
    frame,
    mood,
    tone: 'light',
    wall: 'plain',
    light: 'soft',
    stage: 'table',
    arrangement: 'close',
    items: [item],
    seed,
  };
}
