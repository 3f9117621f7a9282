import { blur, fall, lit, round, shaded, sticker, type Draw } from './ink';

/** A cut of fish from loin to tail: chevrons of flesh, silver skin along the lower edge. */
export const fillet: Draw = (ink) => {
  const chevron = (x: number, tall: number) =>
    `<path d="M${x} ${146 - tall}Q${x + 30} ${146 - tall * 0.3} ${x + 30} 148Q${x + 28} ${150 + tall * 0.4} ${x - 4} ${150 + tall}" stroke="${lit(ink.color, 0.7)}" stroke-width="5" stroke-opacity="0.85" fill="none" stroke-linecap="round"/>`;
  const scale = (x: number, y: number) =>
    `<path d="M${x} ${y}q7 8 14 0" stroke="#fff" stroke-opacity="0.5" stroke-width="2.5" fill="none"/>`;
  return `<defs>${fall('flesh', ink.color)}${fall('skin', '#8C9BA7')}${blur('b', 4)}</defs>
<path d="M8 158Q10 190 36 208Q90 232 160 216Q220 200 252 150L250 136L8 146Z" fill="url(#skin)"/>
<path d="M6 144Q12 104 70 92Q150 82 218 112Q246 124 252 138Q226 182 154 196Q84 206 34 186Q6 172 6 144Z" fill="url(#flesh)"/>
<path d="M14 148Q120 140 244 140" stroke="${shaded(ink.color, 0.2)}" stroke-opacity="0.4" stroke-width="4" fill="none"/>
${chevron(34, 40)}${chevron(68, 44)}${chevron(104, 44)}${chevron(140, 40)}${chevron(174, 32)}${chevron(204, 20)}
${[48, 76, 104, 132, 160].map((x, i) => scale(x, 209 - Math.abs(i - 1) * 3)).join('')}
<path d="M30 128Q56 104 116 102" stroke="#fff" stroke-opacity="0.6" stroke-width="9" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
};

/** A block of bean curd, with one cut corner to the front. */
export const tofu: Draw = (
  ink,
) => `<defs>${fall('left', ink.color)}${fall('right', shaded(ink.color, 0.16))}${blur('b', 4)}</defs>
<path d="M28 116L128 156V242Q124 244 118 242L36 208Q28 204 28 196Z" fill="url(#left)"/>
<path d="M228 116L128 156V242Q132 244 138 242L220 208Q228 204 228 196Z" fill="url(#right)"/>
<path d="M28 116Q26 108 36 104L118 76Q128 73 138 76L220 104Q230 108 228 116L138 153Q128 157 118 153Z" fill="${lit(ink.color, 0.7)}"/>
<path d="M52 112L126 86" stroke="#fff" stroke-width="8" stroke-linecap="round" filter="url(#b)"/>
<circle cx="66" cy="170" r="3" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/><circle cx="94" cy="206" r="2.5" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/><circle cx="178" cy="190" r="3" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/>`;

/** A steamed bun with its pleats. */
export const bun: Draw = (ink) => {
  const pleat = (turn: number) =>
    `<path d="M128 62Q${146} 92 ${150} 132" stroke="${shaded(ink.color, 0.34)}" stroke-opacity="0.5" stroke-width="5" fill="none" stroke-linecap="round" transform="rotate(${turn} 128 62)"/>`;
  return `<defs><radialGradient id="dough" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="${lit(ink.color, 0.75)}"/><stop offset="0.55" stop-color="${ink.color}"/><stop offset="1" stop-color="${shaded(ink.color, 0.34)}"/></radialGradient>${blur('b', 6)}</defs>
<path d="M128 50Q206 62 234 150Q248 218 190 238Q128 250 66 238Q8 218 22 150Q50 62 128 50Z" fill="url(#dough)"/>
${[-62, -34, -8, 20, 46, 72].map(pleat).join('')}
<ellipse cx="128" cy="60" rx="14" ry="9" fill="${shaded(ink.color, 0.2)}"/>
<path d="M56 150Q64 110 92 88" stroke="#fff" stroke-opacity="0.8" stroke-width="14" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
};

/** Dried noodles, bundled by a paper band. */
export const noodles: Draw = (ink) => {
  const strand = (i: number) => {
    const x = 70 + i * 9;
    const lean = (i - 6.5) * 2.6;
    const shade =
      [lit(ink.color, 0.5), ink.color, shaded(ink.color, 0.1), lit(ink.color, 0.2)][i % 4] ??
      ink.color;
    return `<path d="M${x + lean} ${14 + (i % 3) * 5}Q${x - lean * 0.4} 128 ${x + lean} 246" stroke="${shade}" stroke-width="11" fill="none" stroke-linecap="round"/>`;
  };
  return `<defs>${round('band', '#C4573A')}</defs>${Array.from({ length: 14 }, (_, i) => strand(i)).join('')}
<path d="M62 92Q128 104 194 92V172Q128 184 62 172Z" fill="url(#band)"/>${sticker(ink, 128, 136, 66, 70)}`;
};
