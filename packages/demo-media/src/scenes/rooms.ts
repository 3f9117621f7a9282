import type { Light, Mood, Scene, Stage, Tone, Wall } from './scene';

type Room = readonly [tone: Tone, wall: Wall, light: Light];

/**
 * The rooms of the album: few, so that generating all pictures is fast, but different enough that
 * neighbouring pictures differ.
 */
const rooms: readonly Room[] = [
  ['light', 'arch', 'leaves'],
  ['deep', 'disc', 'soft'],
  ['light', 'tiles', 'blinds'],
  ['light', 'niche', 'panes'],
  ['deep', 'arch', 'leaves'],
  ['light', 'arches', 'soft'],
  ['deep', 'niche', 'blinds'],
  ['light', 'disc', 'leaves'],
  ['deep', 'tiles', 'leaves'],
];

const stages: readonly Stage[] = ['podium', 'board', 'plinths', 'podium', 'cloth'];

/** The room for the n-th picture; consecutive pictures get different rooms. */
export function roomFor(n: number): Pick<Scene, 'tone' | 'wall' | 'light'> {
  const [tone, wall, light] = rooms[(n * 4) % rooms.length] ?? (['light', 'arch', 'soft'] as const);
  return { tone, wall, light };
}

/** The stage for the n-th picture. */
export function stageFor(n: number): Stage {
  return stages[n % stages.length] ?? 'podium';
}

/** A different mood for a product's further pictures; cold products stay in cool rooms. */
export const otherMood: Record<Mood, Mood> = {
  warm: 'sage',
  sage: 'warm',
  ice: 'sage',
  plum: 'warm',
};
