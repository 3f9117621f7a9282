/** The four moods of the shop's pictures; `ice` is for refrigerated and frozen products. */
export type Mood = 'warm' | 'sage' | 'ice' | 'plum';

/** `deep` is the same mood with a stronger wall colour, so that neighbouring cards differ. */
export type Tone = 'light' | 'deep';

/** The background behind the items. */
export type Wall = 'arch' | 'niche' | 'arches' | 'disc' | 'tiles' | 'plain';

/** How daylight falls on the wall. */
export type Light = 'leaves' | 'blinds' | 'panes' | 'soft';

/**
 * What the items stand on or in. `shelf` and `plinths` have two levels, a `spread` two rows of
 * plates; a `box` is the opened parcel, `hands` hold the first item, and a `worktop` is seen from
 * above.
 */
export type Stage =
  | 'podium'
  | 'board'
  | 'cloth'
  | 'table'
  | 'plinths'
  | 'shelf'
  | 'spread'
  | 'box'
  | 'hands'
  | 'worktop';

/** The time of day: at noon the room's own light, at dawn cool, in the evening lamplight. */
export type Hour = 'dawn' | 'noon' | 'evening';

/** How the items are grouped: see `arrange.ts`. */
export type Arrangement = 'hero' | 'row' | 'heap' | 'close';

/** The size and crop of a picture: see `frames.ts`. */
export type FrameName =
  | 'product'
  | 'post'
  | 'spread'
  | 'square'
  | 'banner'
  | 'poster'
  | 'icon'
  | 'avatar';

/** Colour changes that let one render represent several items, such as a purple sweet potato. */
export interface Tint {
  /** Degrees around the colour wheel. */
  hue?: number;
  /** 1: unchanged. */
  saturation?: number;
  /** 1: unchanged. */
  brightness?: number;
}

/** An item that exists as a 3D render. */
export interface Render {
  emoji: string;
  tint?: Tint;
  /** Relative size; 1 is the size of a mango. */
  size?: number;
  /** Clockwise rotation in degrees, instead of the render's default posture. */
  tilt?: number;
}

/** Shapes that are drawn because no render of them exists. */
export type VesselShape =
  | 'pouch'
  | 'sack'
  | 'bottle'
  | 'jar'
  | 'tin'
  | 'carton'
  | 'cup'
  | 'crate'
  | 'tray'
  | 'bowl'
  | 'fillet'
  | 'tofu'
  | 'bun'
  | 'noodles'
  | 'mug'
  | 'glass'
  | 'pan'
  | 'stew'
  | 'pie'
  | 'flatcakes'
  | 'zongzi'
  | 'clam'
  | 'tote'
  | 'can'
  | 'pot'
  | 'towel'
  | 'plank';

/** A drawn item: a package with a label, or a vessel with content. */
export interface Vessel {
  shape: VesselShape;
  /** Body colour, `#RRGGBB`. */
  color: string;
  /** The emoji on its label, or its content. */
  label?: string;
  tint?: Tint;
  size?: number;
  tilt?: number;
}

/** One object in a picture; a plain string is an unchanged render. */
export type Item = string | Render | Vessel;

/** The description of a picture. The same description gives the same bytes. */
export interface Scene {
  frame: FrameName;
  mood: Mood;
  tone: Tone;
  wall: Wall;
  light: Light;
  stage: Stage;
  arrangement: Arrangement;
  /** Noon by default. */
  hour?: Hour;
  /** 1 to 6; the first is the main one. */
  items: readonly Item[];
  /** Seeds the random tilt and spacing. */
  seed: string;
}
