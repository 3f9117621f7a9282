/** A level that items can be placed on. */
export interface Ground {
  x: number;
  /** The middle line of the placement area. */
  y: number;
  /** The distance in pixels that items may be behind or in front of that line. */
  depth: number;
}

/** A stage fitted to its items. */
export interface FittedStage {
  /** `main` carries the hero, `side` the others, `floor` is the table in front. */
  grounds: Record<'main' | 'side' | 'floor', Ground>;
  /** Drawn below the items. */
  svg: string;
  /** Drawn above the items: the front of a box. */
  front?: string;
}
