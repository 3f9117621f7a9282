import type { FrameName } from './scene';

/** The geometry of a picture; all values but width and height are fractions of them. */
export interface Frame {
  width: number;
  height: number;
  /** Where the table meets the wall. */
  horizon: number;
  /** The middle of the stage. */
  stageX: number;
  stageY: number;
  /** Pixels per size unit: a hero is about 0.46 of it. */
  unit: number;
  /** Maximum width of a group, in units. */
  span: number;
}

const square = {
  width: 800,
  height: 800,
  horizon: 0.655,
  stageX: 0.5,
  stageY: 0.75,
  unit: 800,
  span: 0.84,
};

/** All sizes of the demo shop's pictures. Banners keep their left side free for text, posters their top. */
export const frames: Record<FrameName, Frame> = {
  product: square,
  square,
  post: {
    width: 1000,
    height: 750,
    horizon: 0.62,
    stageX: 0.5,
    stageY: 0.75,
    unit: 780,
    span: 1.08,
  },
  /** A laid table, seen by a person at the table. */
  spread: {
    width: 1000,
    height: 750,
    horizon: 0.3,
    stageX: 0.5,
    stageY: 0.6,
    unit: 830,
    span: 1.06,
  },
  banner: {
    width: 1600,
    height: 700,
    horizon: 0.68,
    stageX: 0.725,
    stageY: 0.79,
    unit: 780,
    span: 0.92,
  },
  poster: {
    width: 900,
    height: 1080,
    horizon: 0.76,
    stageX: 0.5,
    stageY: 0.835,
    unit: 860,
    span: 0.84,
  },
  icon: { width: 240, height: 240, horizon: 0.7, stageX: 0.5, stageY: 0.84, unit: 330, span: 0.62 },
  avatar: {
    width: 160,
    height: 160,
    horizon: 0.74,
    stageX: 0.5,
    stageY: 0.86,
    unit: 226,
    span: 0.6,
  },
};
