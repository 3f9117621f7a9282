import type { Frame } from '../scenes/frames';
import type { Palette } from '../scenes/palettes';
import type { Wall } from '../scenes/scene';

/** The relief on the wall behind the stage, as SVG. Expects the room's gradient `shape`. */
export function drawWall(wall: Wall, frame: Frame, palette: Palette): string {
  const x = frame.width * frame.stageX;
  const foot = frame.height * frame.horizon;
  const unit = Math.min(frame.unit, frame.height);
  switch (wall) {
    case 'arch':
      return arch(x, foot, unit * 0.3, foot - unit * 0.1);
    case 'niche':
      return niche(x, foot, unit * 0.33, foot - unit * 0.07, palette);
    case 'arches':
      return [-0.4, 0, 0.4]
        .map((at) => arch(x + at * unit, foot, unit * 0.165, foot - unit * (at === 0 ? 0.12 : 0.2)))
        .join('');
    case 'disc':
      return `<circle cx="${x}" cy="${foot - unit * 0.27}" r="${unit * 0.31}" fill="url(#shape)"/>`;
    case 'tiles':
      return tiles(frame, palette);
    case 'plain':
      return '';
  }
}

/** An old window's arch: straight sides, round top. `tall` is its total height. */
function arch(x: number, foot: number, half: number, tall: number): string {
  const shoulder = foot - tall + half;
  return `<path d="M${x - half} ${foot}V${shoulder}A${half} ${half} 0 0 1 ${x + half} ${shoulder}V${foot}Z" fill="url(#shape)"/>`;
}

function niche(x: number, foot: number, half: number, tall: number, palette: Palette): string {
  const rim = half * 0.08;
  return `<defs><clipPath id="in"><path d="M${x - half} ${foot}V${foot - tall + half}A${half} ${half} 0 0 1 ${x + half} ${foot - tall + half}V${foot}Z"/></clipPath>
<filter id="deep" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${half * 0.09}"/></filter></defs>
${arch(x, foot, half, tall)}
<g clip-path="url(#in)"><path d="M${x - half} ${foot + half}V${foot - tall + half}A${half} ${half} 0 0 1 ${x + half} ${foot - tall + half}V${foot + half}" fill="none" stroke="${palette.shadow}" stroke-opacity="0.34" stroke-width="${rim * 3}" filter="url(#deep)" transform="translate(${-rim} ${-rim * 0.6})"/></g>
<path d="M${x + half} ${foot}V${foot - tall + half}A${half} ${half} 0 0 0 ${x} ${foot - tall}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="2"/>`;
}

/** Glazed kitchen tiles up to two thirds of the wall, as in an old house's kitchen. */
function tiles(frame: Frame, palette: Palette): string {
  const side = frame.height / 9.2;
  const foot = frame.height * frame.horizon;
  const rows = Math.ceil((foot * 0.62) / side);
  const columns = Math.ceil(frame.width / side) + 1;
  const shift = ((frame.width * frame.stageX) % side) - side;
  const cells: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const glaze = ((row * 7 + column * 13) % 5) * 0.05 + 0.5;
      cells.push(
        `<rect x="${shift + column * side + 1.5}" y="${foot - (row + 1) * side + 1.5}" width="${side - 3}" height="${side - 3}" rx="3" fill="url(#shape)" opacity="${glaze}"/>`,
      );
    }
  }
  const top = foot - rows * side;
  return `${cells.join('')}<rect y="${top - 8}" width="${frame.width}" height="7" fill="${palette.accent}" opacity="0.5"/>`;
}
