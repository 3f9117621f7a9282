import { blur, fall, lit, mix, round, shaded, sticker, type Draw } from './ink.js';

/** A slice of fish with its skin below and fine lines across. */
export const fillet: Draw = (ink) => {
  const line = (x: number) =>
    `<path d="M${x} 100Q${x + 26} 136 ${x + 6} 186" stroke="${lit(ink.color, 0.72)}" stroke-width="6" stroke-opacity="0.85" fill="none" stroke-linecap="round"/>`;
  return `<defs>${fall('flesh', ink.color)}${blur('b', 4)}</defs>
<path d="M22 158Q20 128 66 104Q140 74 204 92Q242 104 240 142Q238 182 196 204Q128 232 58 214Q24 204 22 158Z" fill="${mix('#6C7A86', ink.color, 0.12)}"/>
<path d="M22 148Q20 118 66 96Q140 66 204 84Q242 96 240 132Q238 168 196 188Q128 214 58 198Q24 188 22 148Z" fill="url(#flesh)"/>
${[58, 92, 126, 160, 194].map(line).join('')}
<path d="M44 132Q80 96 160 88" stroke="#fff" stroke-opacity="0.65" stroke-width="10" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
};

/** A block of bean curd, cut corner towards us. */
export const tofu: Draw = (ink) => `<defs>${fall('left', ink.color)}${fall('right', shaded(ink.color, 0.16))}${blur('b', 4)}</defs>
<path d="M28 116L128 156V242Q124 244 118 242L36 208Q28 204 28 196Z" fill="url(#left)"/>
<path d="M228 116L128 156V242Q132 244 138 242L220 208Q228 204 228 196Z" fill="url(#right)"/>
<path d="M28 116Q26 108 36 104L118 76Q128 73 138 76L220 104Q230 108 228 116L138 153Q128 157 118 153Z" fill="${lit(ink.color, 0.7)}"/>
<path d="M52 112L126 86" stroke="#fff" stroke-width="8" stroke-linecap="round" filter="url(#b)"/>
<circle cx="66" cy="170" r="3" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/><circle cx="94" cy="206" r="2.5" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/><circle cx="178" cy="190" r="3" fill="${shaded(ink.color, 0.3)}" opacity="0.4"/>`;

/** A steamed bun with its pleats. */
export const bun: Draw = (ink) => {
  const pleat = (turn: number) => `<path d="M128 62Q${146} 92 ${150} 132" stroke="${shaded(ink.color, 0.34)}" stroke-opacity="0.5" stroke-width="5" fill="none" stroke-linecap="round" transform="rotate(${turn} 128 62)"/>`;
  return `<defs><radialGradient id="dough" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="${lit(ink.color, 0.75)}"/><stop offset="0.55" stop-color="${ink.color}"/><stop offset="1" stop-color="${shaded(ink.color, 0.34)}"/></radialGradient>${blur('b', 6)}</defs>
<path d="M128 50Q206 62 234 150Q248 218 190 238Q128 250 66 238Q8 218 22 150Q50 62 128 50Z" fill="url(#dough)"/>
${[-62, -34, -8, 20, 46, 72].map(pleat).join('')}
<ellipse cx="128" cy="60" rx="14" ry="9" fill="${shaded(ink.color, 0.2)}"/>
<path d="M56 150Q64 110 92 88" stroke="#fff" stroke-opacity="0.8" stroke-width="14" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
};

/** Dried noodles, bundled by a paper band. */
export const noodles: Draw = (ink) => {
  const strand = (i: number) => {
    const x = 62 + i * 12;
    const lean = (i - 5.5) * 5;
    const shade = i % 3 === 0 ? lit(ink.color, 0.45) : i % 3 === 1 ? ink.color : shaded(ink.color, 0.14);
    return `<path d="M${x + lean} 16Q${x - lean * 0.3} 128 ${x + lean} 244" stroke="${shade}" stroke-width="14" fill="none" stroke-linecap="round"/>`;
  };
  return `<defs>${round('band', '#B5432A')}</defs>${Array.from({ length: 12 }, (_, i) => strand(i)).join('')}
<rect x="52" y="88" width="152" height="86" rx="10" fill="url(#band)"/>${sticker(ink, 128, 131, 78, 76)}`;
};
