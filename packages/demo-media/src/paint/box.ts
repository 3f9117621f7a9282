import { seededRandom } from './seeded-random';
import type { FittedStage } from './fitted-stage';

/** An opened parcel: the back and its flaps below the items, the front and shredded paper above them. */
export function fitBox(x: number, y: number, half: number, unit: number): FittedStage {
  const tall = unit * 0.24;
  const rim = y - tall * 0.42;
  const foot = rim + tall;
  const inner = { x, y: rim + tall * 0.34, depth: unit * 0.03 };
  return {
    grounds: { main: inner, side: inner, floor: { x, y: foot + unit * 0.02, depth: unit * 0.01 } },
    svg: behind(x, rim, foot, half),
    front: paper(x, rim, half) + wall(x, rim, foot, half),
  };
}

const CARDBOARD = { lit: '#E2BC8C', side: '#CFA26B', shade: '#A97A45', inside: '#8E6335' };

function behind(x: number, rim: number, foot: number, half: number): string {
  const back = half * 0.86;
  const up = rim - half * 0.2;
  return `<ellipse cx="${x + half * 0.1}" cy="${foot}" rx="${half * 1.3}" ry="${half * 0.16}" fill="url(#cast)" opacity="0.9"/>
<path d="M${x - back} ${up}L${x - back * 0.9} ${up - half * 0.26}H${x + back * 0.9}L${x + back} ${up}Z" fill="${CARDBOARD.lit}"/>
<path d="M${x - half} ${rim}L${x - back} ${up}H${x + back}L${x + half} ${rim}Z" fill="${CARDBOARD.inside}"/>
<path d="M${x - half} ${rim}L${x - back} ${up}L${x - half * 1.22} ${up - half * 0.04}L${x - half * 1.36} ${rim + half * 0.08}Z" fill="${CARDBOARD.side}"/>
<path d="M${x + half} ${rim}L${x + back} ${up}L${x + half * 1.22} ${up - half * 0.04}L${x + half * 1.36} ${rim + half * 0.08}Z" fill="${CARDBOARD.shade}"/>`;
}

/** Strips of shredded paper over the lower part of the items. */
function paper(x: number, rim: number, half: number): string {
  const chance = seededRandom('paper');
  return Array.from({ length: 46 }, () => {
    const from = x + (chance() * 2 - 1) * half * 0.9;
    const across = (chance() * 2 - 1) * half * 0.32;
    const to = Math.max(x - half * 0.96, Math.min(x + half * 0.96, from + across));
    const top = rim - half * 0.1 * chance();
    const color = chance() < 0.5 ? '#F7EAD3' : '#EAD5B3';
    return `<path d="M${from} ${rim + half * 0.06}Q${(from + to) / 2} ${top - half * 0.1} ${to} ${rim + half * 0.05}" fill="none" stroke="${color}" stroke-width="${half * 0.028}" stroke-linecap="round"/>`;
  }).join('');
}

function wall(x: number, rim: number, foot: number, half: number): string {
  const tall = foot - rim;
  const tape = half * 0.16;
  return `<defs><linearGradient id="front" x2="1" y2="0.3"><stop offset="0" stop-color="${CARDBOARD.lit}"/><stop offset="1" stop-color="${CARDBOARD.side}"/></linearGradient></defs>
<path d="M${x - half} ${rim}H${x + half}L${x + half * 0.97} ${foot}H${x - half * 0.97}Z" fill="url(#front)"/>
<path d="M${x - tape / 2} ${rim}h${tape}v${tall * 0.42}h${-tape}Z" fill="#F3DFC1" opacity="0.75"/>
<path d="M${x - half} ${rim}H${x + half}" stroke="#fff" stroke-opacity="0.55" stroke-width="2"/>
<g transform="translate(${x + half * 0.52} ${rim + tall * 0.62}) scale(${half / 260})" fill="#B5432A" opacity="0.82"><path d="M-34 44V-6A34 34 0 0 1 34 -6V44H20V-4A20 20 0 0 0 -20 -4V44Z"/><circle cy="26" r="9"/></g>`;
}
