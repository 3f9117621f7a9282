import type { Frame } from '../scenes/frames';
import type { Palette } from '../scenes/palettes';
import type { Stage } from '../scenes/scene';
import { fitBox } from './box';
import type { FittedStage } from './fitted-stage';
import { fitHands } from './hands';

/**
 * Builds the stage, wide enough for the items.
 *
 * @param half half the width of the group on the stage, in pixels
 */
export function fitStage(stage: Stage, frame: Frame, palette: Palette, half: number): FittedStage {
  const unit = frame.unit;
  const x = frame.width * frame.stageX;
  const y = frame.height * frame.stageY;
  const flat = { x, y: y + unit * 0.03, depth: unit * 0.045 };
  switch (stage) {
    case 'podium': {
      const rx = Math.min(Math.max(half * 1.12, unit * 0.25), unit * 0.44);
      const tall = unit * 0.095;
      const top = { x, y, depth: rx * 0.1 };
      return {
        grounds: { main: top, side: top, floor: { x, y: y + tall + rx * 0.1, depth: unit * 0.02 } },
        svg: plinth(x, y, rx, tall, palette),
      };
    }
    case 'board': {
      const rx = Math.min(Math.max(half * 1.16, unit * 0.3), unit * 0.47);
      const top = { x, y: flat.y, depth: rx * 0.1 };
      return {
        grounds: {
          main: top,
          side: top,
          floor: { x, y: flat.y + rx * 0.19 + unit * 0.03, depth: unit * 0.02 },
        },
        svg: board(x, flat.y, rx, unit * 0.028, palette),
      };
    }
    case 'cloth':
      return {
        grounds: { main: flat, side: flat, floor: { ...flat, y: flat.y + unit * 0.06 } },
        svg: cloth(
          x,
          flat.y,
          Math.min(Math.max(half * 1.15, unit * 0.36), (frame.width - x) / 1.2),
          unit,
          palette,
        ),
      };
    case 'table':
      return {
        grounds: { main: flat, side: flat, floor: { ...flat, y: flat.y + unit * 0.06 } },
        svg: '',
      };
    case 'plinths':
      return plinths(frame, palette, x, y);
    case 'spread':
      return {
        grounds: {
          main: { x, y: frame.height * 0.83, depth: unit * 0.05 },
          side: { x, y: frame.height * 0.53, depth: unit * 0.04 },
          floor: flat,
        },
        svg: runner(frame, x, palette),
      };
    case 'box':
      return fitBox(x, y, Math.min(Math.max(half * 1.06, unit * 0.3), unit * 0.4), unit);
    case 'hands':
      return fitHands(x, frame.height, unit, palette);
    case 'worktop':
      return {
        grounds: {
          main: { x, y: frame.height * 0.72, depth: unit * 0.03 },
          side: { x, y: frame.height * 0.38, depth: unit * 0.05 },
          floor: { x, y: frame.height * 0.93, depth: unit * 0.03 },
        },
        svg: '',
      };
    case 'shelf': {
      const upper = { x, y: frame.height * 0.41, depth: unit * 0.008 };
      return {
        grounds: { main: { ...flat, y: frame.height * 0.82 }, side: upper, floor: flat },
        svg: shelf(frame, upper.y, palette),
      };
    }
  }
}

function plinths(frame: Frame, palette: Palette, x: number, y: number): FittedStage {
  const unit = frame.unit;
  const high = { x: x - unit * 0.14, y: y - unit * 0.055, depth: unit * 0.012 };
  const low = { x: x + unit * 0.19, y: y + unit * 0.055, depth: unit * 0.02 };
  return {
    grounds: { main: high, side: low, floor: { x, y: y + unit * 0.15, depth: unit * 0.015 } },
    svg:
      plinth(high.x, high.y, unit * 0.23, unit * 0.19, palette) +
      plinth(low.x, low.y, unit * 0.215, unit * 0.075, palette),
  };
}

/** A drum: its own shadow on the table, side, top. Ids contain the position, as one picture may have two. */
function plinth(x: number, y: number, rx: number, tall: number, palette: Palette): string {
  const ry = rx * 0.17;
  const id = `p${Math.round(x)}`;
  const [top, lit, side, shade] = palette.plinth;
  return `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${side}"/><stop offset="0.32" stop-color="${lit}"/><stop offset="0.62" stop-color="${side}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<linearGradient id="${id}t" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#fff"/><stop offset="0.5" stop-color="${top}"/><stop offset="1" stop-color="${side}"/></linearGradient></defs>
<ellipse cx="${x + rx * 0.1}" cy="${y + tall + ry * 0.3}" rx="${rx * 1.22}" ry="${ry * 1.5}" fill="url(#cast)" opacity="0.75"/>
<ellipse cx="${x}" cy="${y + tall + ry * 0.08}" rx="${rx * 1.06}" ry="${ry * 1.12}" fill="url(#touch)" opacity="0.8"/>
<path d="M${x - rx} ${y}V${y + tall}A${rx} ${ry} 0 0 0 ${x + rx} ${y + tall}V${y}Z" fill="url(#${id})"/>
<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id}t)"/>
<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="2"/>`;
}

function board(x: number, y: number, rx: number, thick: number, palette: Palette): string {
  const ry = rx * 0.19;
  const ring = (share: number) =>
    `<ellipse cx="${x - rx * 0.06}" cy="${y}" rx="${rx * share}" ry="${ry * share}" fill="none" stroke="#8A5A2B" stroke-opacity="0.16" stroke-width="2"/>`;
  return `<defs><linearGradient id="wood" x1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#EFC998"/><stop offset="0.5" stop-color="#DDAE76"/><stop offset="1" stop-color="#BE8850"/></linearGradient></defs>
<ellipse cx="${x + rx * 0.07}" cy="${y + thick + ry * 0.3}" rx="${rx * 1.15}" ry="${ry * 1.32}" fill="url(#cast)" opacity="0.8"/>
<path d="M${x - rx} ${y}V${y + thick}A${rx} ${ry} 0 0 0 ${x + rx} ${y + thick}V${y}Z" fill="#A8733D"/>
<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#wood)"/>${[0.84, 0.66, 0.47, 0.28].map(ring).join('')}
<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" fill="none" stroke="${palette.plinth[0]}" stroke-opacity="0.6" stroke-width="2"/>`;
}

/** A checked table cloth in perspective. */
function cloth(x: number, y: number, half: number, unit: number, palette: Palette): string {
  const back = y - unit * 0.075;
  const front = y + unit * 0.135;
  const corner = (side: number, isFront: boolean) => x + side * half * (isFront ? 1.16 : 0.92);
  const outline = `M${corner(-1, false)} ${back}L${corner(1, false)} ${back}L${corner(1, true)} ${front}L${corner(-1, true)} ${front}Z`;
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const from = -1 + (i * 2 + 0.5) / 7;
    const to = from + 1 / 7;
    return `<path d="M${x + from * half * 0.92} ${back}L${x + to * half * 0.92} ${back}L${x + to * half * 1.16} ${front}L${x + from * half * 1.16} ${front}Z"/>`;
  });
  const bands = [0.06, 0.38, 0.72].map((at) => {
    const high = (front - back) * (0.1 + at * 0.06);
    const top = back + (front - back) * at;
    return `<rect x="${x - half * 1.2}" y="${top}" width="${half * 2.4}" height="${high}"/>`;
  });
  return `<defs><clipPath id="cloth"><path d="${outline}"/></clipPath></defs>
<ellipse cx="${x + half * 0.04}" cy="${front - 2}" rx="${half * 1.26}" ry="${unit * 0.03}" fill="url(#cast)" opacity="0.8"/>
<path d="${outline}" fill="#FFFAF2"/><g clip-path="url(#cloth)" fill="${palette.accent}" opacity="0.26">${stripes.join('')}${bands.join('')}</g>`;
}

/** A linen runner along the table, with a stripe at each side. */
function runner(frame: Frame, x: number, palette: Palette): string {
  const back = frame.height * 0.36;
  const front = frame.height * 1.02;
  const at = (side: number) =>
    `${x + side * frame.width * 0.36} ${back}L${x + side * frame.width * 0.5} ${front}`;
  const band = (from: number, to: number) =>
    `M${at(from)}L${x + to * frame.width * 0.5} ${front}L${x + to * frame.width * 0.36} ${back}Z`;
  return `<path d="${band(-1, 1)}" fill="#FFFAF2" opacity="0.62"/><path d="${band(-0.93, -0.87)}${band(0.87, 0.93)}${band(-0.84, -0.82)}${band(0.82, 0.84)}" fill="${palette.accent}" opacity="0.3"/>`;
}

/** A plank on the wall, with brackets and the shadow below it. */
function shelf(frame: Frame, y: number, palette: Palette): string {
  const [left, right] = [frame.width * 0.09, frame.width * 0.91];
  const thick = frame.unit * 0.026;
  const bracket = (x: number) =>
    `<path d="M${x} ${y + thick}h14v${frame.unit * 0.07}l-14 -16z" fill="#9C6A38"/>`;
  return `<defs><linearGradient id="under" x2="0" y2="1"><stop offset="0" stop-color="${palette.shadow}" stop-opacity="0.34"/><stop offset="1" stop-color="${palette.shadow}" stop-opacity="0"/></linearGradient>
<linearGradient id="plank" x2="0" y2="1"><stop offset="0" stop-color="#EBC594"/><stop offset="1" stop-color="#C08B55"/></linearGradient></defs>
<path d="M${left + 12} ${y + thick}H${right + 14}L${right + 24} ${y + frame.unit * 0.085}H${left + 30}Z" fill="url(#under)"/>
${bracket(left + 90)}${bracket(right - 104)}
<path d="M${left} ${y - thick * 0.5}H${right}V${y + thick}H${left}Z" fill="url(#plank)"/><path d="M${left} ${y - thick * 0.5}H${right}" stroke="#fff" stroke-opacity="0.6" stroke-width="2"/>`;
}
