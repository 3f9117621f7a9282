import type { Frame } from '../scenes/frames';
import type { Palette } from '../scenes/palettes';
import type { Light } from '../scenes/scene';

/** Daylight through a window onto the wall, as SVG: shadows of leaves or blinds, or bright panes. */
export function drawLight(light: Light, frame: Frame, palette: Palette): string {
  const { width, height } = frame;
  const foot = height * frame.horizon;
  const scale = height / 800;
  const clip = `<clipPath id="onwall"><rect width="${width}" height="${foot}"/></clipPath>`;
  const soft = (deviation: number) =>
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation * scale}"/></filter>`;
  switch (light) {
    case 'leaves':
      return `<defs>${clip}${soft(13)}</defs><g clip-path="url(#onwall)"><g filter="url(#soft)" fill="${palette.shadow}" opacity="0.17">${leaves(width, scale)}</g></g>`;
    case 'blinds':
      return `<defs>${clip}${soft(7)}</defs><g clip-path="url(#onwall)"><g filter="url(#soft)" fill="#fff" opacity="0.3">${blinds(width, height, scale)}</g></g>`;
    case 'panes':
      return `<defs>${clip}${soft(8)}</defs><g clip-path="url(#onwall)"><g filter="url(#soft)" fill="#fff" opacity="0.42">${panes(width, scale)}</g></g>`;
    case 'soft':
      return '';
  }
}

/** A window's panes across a table that is seen from above. */
export function drawTableLight({ width, height, horizon }: Frame): string {
  const foot = height * horizon;
  const pane = (column: number, row: number) => {
    const x = width * (0.08 + column * 0.2 + row * 0.09);
    const y = foot + (height - foot) * (0.05 + row * 0.46);
    return `<path d="M${x} ${y}h${width * 0.17}l${width * 0.085} ${(height - foot) * 0.42}h${-width * 0.17}Z"/>`;
  };
  const panes = [0, 1].flatMap((column) => [0, 1].map((row) => pane(column, row))).join('');
  return `<defs><filter id="tabled"><feGaussianBlur stdDeviation="${width / 90}"/></filter></defs><g filter="url(#tabled)" fill="#fff" opacity="0.26">${panes}</g>`;
}

function leaves(width: number, scale: number): string {
  const frond = (x: number, y: number, turn: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const along = i * 34;
      const side = i % 2 === 0 ? -1 : 1;
      return `<ellipse cx="${along}" cy="${side * 34}" rx="56" ry="13" transform="rotate(${side * 42} ${along} ${side * 34})"/>`;
    })
      .join('')
      .replace(/^/, `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">`) +
    '</g>';
  return (
    frond(width - 300 * scale, -10 * scale, 38) +
    frond(width - 60 * scale, 40 * scale, 112) +
    frond(width - 120 * scale, -40 * scale, 66)
  );
}

function blinds(width: number, height: number, scale: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    const y = (40 + i * 62) * scale;
    return `<path d="M${width * 0.52} ${y}L${width * 1.05} ${y - height * 0.16}v${30 * scale}L${width * 0.52} ${y + 30 * scale}Z"/>`;
  }).join('');
}

function panes(width: number, scale: number): string {
  const pane = (column: number, row: number) => {
    const x = width * 0.06 + (column * 128 + row * 42) * scale;
    const y = (56 + row * 176 - column * 26) * scale;
    return `<path d="M${x} ${y}l${112 * scale} ${-23 * scale}l${38 * scale} ${158 * scale}l${-112 * scale} ${23 * scale}Z"/>`;
  };
  return [0, 1].flatMap((column) => [0, 1].map((row) => pane(column, row))).join('');
}
