import { blur, fall, lit, round, shaded, type Draw } from './ink';

const steam = (d: string) =>
  `<path d="${d}" stroke="#fff" stroke-opacity="0.75" stroke-width="9" fill="none" stroke-linecap="round" filter="url(#b)"/>`;

/** A steaming stoneware mug of coffee. */
export const mug: Draw = (ink) => `<defs>${round('body', ink.color)}${blur('b', 3)}</defs>
${steam('M96 66Q82 48 96 32T96 6')}${steam('M136 66Q122 48 136 32T136 6')}
<path d="M184 128Q240 122 236 168Q232 210 176 206" stroke="${shaded(ink.color, 0.14)}" stroke-width="19" fill="none" stroke-linecap="round"/>
<path d="M28 96Q30 248 62 250H158Q190 248 192 96Z" fill="url(#body)"/>
<ellipse cx="110" cy="96" rx="82" ry="24" fill="${lit(ink.color, 0.6)}"/><ellipse cx="110" cy="98" rx="71" ry="18" fill="#5A3324"/>
<path d="M50 94Q80 82 132 84" stroke="#A56E4B" stroke-width="5" stroke-opacity="0.8" fill="none" stroke-linecap="round"/>
<path d="M50 134Q52 196 66 228" stroke="#fff" stroke-opacity="0.75" stroke-width="9" fill="none" stroke-linecap="round" filter="url(#b)"/>`;

/** A tumbler of something white. */
export const glass: Draw = (ink) => `<defs>${round('milk', ink.color)}${blur('b', 3)}</defs>
<path d="M44 16H212L192 236Q190 250 174 250H82Q66 250 64 236Z" fill="#CFE6EF" opacity="0.85"/>
<path d="M57 66H199L184 228Q183 238 172 238H84Q73 238 72 228Z" fill="url(#milk)"/>
<ellipse cx="128" cy="66" rx="71" ry="13" fill="${lit(ink.color, 0.5)}"/><ellipse cx="128" cy="67" rx="71" ry="12" fill="none" stroke="${shaded(ink.color, 0.14)}" stroke-width="2"/>
<ellipse cx="128" cy="17" rx="84" ry="12" fill="#EAF6FA"/><ellipse cx="128" cy="18" rx="77" ry="8.5" fill="#B9D8E4"/>
<path d="M68 84L82 220" stroke="#fff" stroke-opacity="0.9" stroke-width="9" stroke-linecap="round" filter="url(#b)"/><path d="M188 90L178 216" stroke="${shaded(ink.color, 0.3)}" stroke-opacity="0.3" stroke-width="10" stroke-linecap="round" filter="url(#b)"/>`;

/** A frying pan with a fried egg. */
export const pan: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${blur('b', 3)}<radialGradient id="yolk" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="#FFE27A"/><stop offset="0.6" stop-color="#FFB52E"/><stop offset="1" stop-color="#E8842A"/></radialGradient></defs>
<path d="M176 150L246 112Q256 108 254 120L248 130L196 176Z" fill="${shaded(ink.color, 0.3)}"/><path d="M182 148L244 115" stroke="#fff" stroke-opacity="0.35" stroke-width="4" stroke-linecap="round"/>
<path d="M2 168Q6 236 62 242H138Q194 236 198 168Z" fill="url(#body)"/>
<ellipse cx="100" cy="168" rx="98" ry="40" fill="${lit(ink.color, 0.22)}"/><ellipse cx="100" cy="171" rx="87" ry="33" fill="${shaded(ink.color, 0.42)}"/>
<path d="M36 168Q44 140 92 142Q128 136 158 152Q178 168 148 184Q116 202 78 192Q34 192 36 168Z" fill="#FFFDF6"/><path d="M44 178Q60 192 88 190Q120 198 148 182" stroke="#E9D9C4" stroke-width="4" fill="none" stroke-linecap="round"/>
<ellipse cx="98" cy="160" rx="29" ry="20" fill="url(#yolk)"/><path d="M82 154Q90 146 104 147" stroke="#fff" stroke-width="5" stroke-opacity="0.85" fill="none" stroke-linecap="round"/>`;

/** A wide pan of stew for the middle of the table. */
export const stew: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${blur('b', 3)}<radialGradient id="broth" cx="0.4" cy="0.3" r="0.9"><stop offset="0" stop-color="#F6A545"/><stop offset="1" stop-color="#CF4B22"/></radialGradient></defs>
${steam('M100 92Q88 76 100 62T100 38')}${steam('M148 92Q136 76 148 62T148 38')}
<ellipse cx="14" cy="152" rx="14" ry="12" fill="none" stroke="${shaded(ink.color, 0.3)}" stroke-width="9"/><ellipse cx="242" cy="152" rx="14" ry="12" fill="none" stroke="${shaded(ink.color, 0.4)}" stroke-width="9"/>
<path d="M16 150Q22 240 82 246H174Q234 240 240 150Z" fill="url(#body)"/>
<ellipse cx="128" cy="150" rx="112" ry="42" fill="${lit(ink.color, 0.25)}"/><ellipse cx="128" cy="152" rx="100" ry="35" fill="url(#broth)"/>
<rect x="66" y="140" width="40" height="22" rx="6" fill="#FFF4DC"/><rect x="66" y="154" width="40" height="10" rx="5" fill="#E5CFA6"/><rect x="150" y="150" width="36" height="20" rx="6" fill="#FFF4DC"/><rect x="150" y="163" width="36" height="8" rx="4" fill="#E5CFA6"/>
<circle cx="130" cy="138" r="13" fill="#E8552E"/><circle cx="127" cy="134" r="5" fill="#F9A07A"/><path d="M112 168q14 -12 28 0q-14 10 -28 0Z" fill="#4FA05F"/><path d="M168 138q14 -10 28 2q-16 10 -28 -2Z" fill="#5DB26C"/><path d="M52 150q10 -10 20 -2q-8 10 -20 2Z" fill="#4FA05F"/>
<path d="M48 178Q60 214 90 230" stroke="#fff" stroke-opacity="0.4" stroke-width="8" fill="none" stroke-linecap="round" filter="url(#b)"/>`;

/** A pie in its tin, a lattice on top. */
export const pie: Draw = (ink) => {
  const strip = (d: string) =>
    `<path d="${d}" stroke="#EDBE79" stroke-width="15" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#FBE0AE" stroke-width="5" fill="none" stroke-linecap="round" transform="translate(0 -3)"/>`;
  return `<defs>${round('tin', '#C9C6CF')}${fall('crust', '#E0A861')}<clipPath id="c"><ellipse cx="128" cy="140" rx="98" ry="40"/></clipPath></defs>
<path d="M20 156L48 226Q52 244 128 246Q204 244 208 226L236 156Z" fill="url(#tin)"/>
<ellipse cx="128" cy="148" rx="120" ry="56" fill="url(#crust)"/>${Array.from({ length: 18 }, (_, i) => `<ellipse cx="${128 + 108 * Math.cos((i * Math.PI) / 9)}" cy="${146 + 48 * Math.sin((i * Math.PI) / 9)}" rx="17" ry="11" fill="${i < 9 ? '#D7974F' : '#F0C585'}"/>`).join('')}
<ellipse cx="128" cy="140" rx="98" ry="40" fill="${ink.color}"/>
<g clip-path="url(#c)">${strip('M40 128L150 190')}${strip('M76 104L206 176')}${strip('M130 96L236 152')}${strip('M216 128L106 190')}${strip('M180 104L50 176')}${strip('M126 96L20 152')}</g>`;
};

/** Flaky flatbreads with spring onion, piled. */
export const flatcakes: Draw = (ink) => {
  const fleck = (x: number, y: number, turn: number) =>
    `<rect x="${x}" y="${y}" width="15" height="6" rx="3" fill="#5FA25A" transform="rotate(${turn} ${x} ${y})"/>`;
  const cake = (y: number, shift: number) =>
    `<path d="M${18 + shift} ${y}V${y + 20}A110 40 0 0 0 ${238 + shift} ${y + 20}V${y}Z" fill="${shaded(ink.color, 0.2)}"/><ellipse cx="${128 + shift}" cy="${y}" rx="110" ry="40" fill="url(#top)"/><ellipse cx="${128 + shift}" cy="${y}" rx="108" ry="38" fill="none" stroke="${lit(ink.color, 0.6)}" stroke-width="3"/>`;
  return `<defs>${fall('top', ink.color)}</defs>${cake(188, -2)}${cake(158, 5)}${cake(126, -1)}
<path d="M128 126q16 -8 26 2q4 12 -24 14q-40 0 -42 -16q2 -20 48 -20q58 2 56 24q-6 24 -66 22q-70 -2 -72 -28" fill="none" stroke="${shaded(ink.color, 0.35)}" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>
${fleck(64, 112, 20)}${fleck(96, 98, -15)}${fleck(150, 100, 25)}${fleck(190, 118, -30)}${fleck(176, 142, 10)}${fleck(110, 148, -12)}${fleck(72, 140, 35)}${fleck(132, 118, 50)}`;
};
