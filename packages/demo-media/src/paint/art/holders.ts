import { blur, fall, lit, round, shaded, stamp, type Draw } from './ink';

/** A wooden crate filled with one kind of item. */
export const crate: Draw = (ink) => {
  const slat = (y: number) =>
    `<rect x="14" y="${y}" width="228" height="30" rx="5" fill="url(#wood)"/><path d="M20 ${y + 3}H236" stroke="#fff" stroke-opacity="0.4" stroke-width="2"/><path d="M30 ${y + 18}Q110 ${y + 12} 226 ${y + 19}" stroke="${shaded(ink.color, 0.4)}" stroke-opacity="0.25" stroke-width="2" fill="none"/>`;
  return `<defs>${fall('wood', ink.color)}</defs>
<path d="M30 122H226L236 160H20Z" fill="${shaded(ink.color, 0.62)}"/>
${stamp(ink, 82, 96, 92, -8)}${stamp(ink, 174, 94, 92, 8)}${stamp(ink, 128, 82, 96)}
${stamp(ink, 58, 130, 90, -12)}${stamp(ink, 198, 130, 90, 10)}${stamp(ink, 128, 128, 98, 4)}
${slat(150)}${slat(184)}${slat(218)}
<rect x="18" y="146" width="20" height="104" rx="4" fill="${lit(ink.color, 0.2)}"/><rect x="218" y="146" width="20" height="104" rx="4" fill="${shaded(ink.color, 0.14)}"/>`;
};

/** A shallow tray with three pieces laid on it: chilled meat and fish. */
export const tray: Draw = (ink) => `<defs>${fall('rim', ink.color)}${blur('b', 5)}</defs>
<path d="M6 178Q6 166 20 166H236Q250 166 250 178L238 226Q234 238 220 238H36Q22 238 18 226Z" fill="url(#rim)"/>
<path d="M16 178Q18 172 28 172H228Q238 172 240 178L236 196H20Z" fill="${shaded(ink.color, 0.5)}" opacity="0.5"/>
${stamp(ink, 70, 146, 112, -10)}${stamp(ink, 188, 146, 112, 8)}${stamp(ink, 128, 138, 124)}
<path d="M10 190Q128 202 246 190L238 226Q234 238 220 238H36Q22 238 18 226Z" fill="url(#rim)"/>
<path d="M22 200Q128 210 232 200" stroke="#fff" stroke-opacity="0.6" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** A stoneware bowl with a heap of one kind of item. */
export const bowl: Draw = (ink) => `<defs>${round('body', ink.color)}${blur('b', 3)}</defs>
<ellipse cx="128" cy="142" rx="112" ry="26" fill="${shaded(ink.color, 0.6)}"/>
${stamp(ink, 76, 112, 96, -14)}${stamp(ink, 180, 112, 96, 12)}${stamp(ink, 128, 90, 100, 4)}${stamp(ink, 128, 128, 104, -6)}
<path d="M14 142Q128 176 242 142Q240 214 176 238V248H80V238Q16 214 14 142Z" fill="url(#body)"/>
<path d="M14 142Q128 176 242 142L241 154Q128 188 15 154Z" fill="${lit(ink.color, 0.5)}" opacity="0.75"/>
<path d="M44 176Q56 212 88 230" stroke="#fff" stroke-opacity="0.5" stroke-width="8" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
