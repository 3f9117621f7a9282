/** A segment of the ground that an item touches, in pixels of its sprite. */
export interface Foot {
  left: number;
  right: number;
  bottom: number;
}

/**
 * Where a sprite touches the ground: a round fruit in one short segment, two cherries in two. Computed
 * from the lowest opaque pixel of each column, so that shadows lie only under parts that touch the
 * ground.
 */
export function feetOf(rgba: Buffer, width: number, height: number): Foot[] {
  const lowest = Array.from({ length: width }, (_, x) => lowestOpaque(rgba, width, height, x));
  const ground = Math.max(...lowest);
  const reach = Math.max(2, height * 0.055);
  const feet: Foot[] = [];
  let left = -1;
  for (let x = 0; x <= width; x++) {
    const touches = x < width && (lowest[x] ?? -1) >= ground - reach;
    if (touches && left < 0) left = x;
    if (!touches && left >= 0) {
      feet.push({ left, right: x - 1, bottom: Math.max(...lowest.slice(left, x)) });
      left = -1;
    }
  }
  return feet.filter((foot) => foot.right - foot.left >= 3);
}

/** The lower rim of an item with a flat base, as points from left to right; shadows follow it. */
export function rimOf(rgba: Buffer, width: number, height: number): [x: number, y: number][] {
  const rim: [number, number][] = [];
  for (let x = Math.round(width * 0.04); x < width * 0.96; x += 6) {
    const y = lowestOpaque(rgba, width, height, x);
    if (y > height * 0.5) rim.push([x, y]);
  }
  return rim;
}

function lowestOpaque(rgba: Buffer, width: number, height: number, x: number): number {
  for (let y = height - 1; y >= 0; y--) {
    if ((rgba[(y * width + x) * 4 + 3] ?? 0) > 140) return y;
  }
  return -1;
}
