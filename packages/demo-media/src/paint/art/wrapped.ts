import { blur, fall, lit, round, shaded, sticker, type Draw } from './ink';

/** A rice dumpling in bamboo leaf, tied with cotton string. */
export const zongzi: Draw = (
  ink,
) => `<defs>${fall('leaf', ink.color)}${fall('fold', lit(ink.color, 0.22))}${blur('b', 4)}</defs>
<path d="M128 14Q140 12 148 28L242 214Q250 238 222 244Q128 256 34 244Q6 238 14 214L108 28Q116 12 128 14Z" fill="url(#leaf)"/>
<path d="M128 14Q140 12 148 28L242 214Q246 226 238 236L96 54L108 28Q116 12 128 14Z" fill="url(#fold)"/>
<path d="M40 206Q86 160 108 92M70 226Q128 180 142 110M150 226Q170 190 168 130" stroke="${shaded(ink.color, 0.4)}" stroke-opacity="0.4" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M64 132Q128 164 196 126" stroke="#FFF7E6" stroke-width="8" fill="none"/><path d="M52 158Q128 192 210 152" stroke="#F1E2C4" stroke-width="8" fill="none"/>
<path d="M128 158Q92 120 96 150Q100 166 128 158Q162 122 162 148Q160 166 128 158L112 196M128 158L146 198" stroke="#FFFBF0" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M112 52L62 150" stroke="#fff" stroke-opacity="0.4" stroke-width="9" stroke-linecap="round" filter="url(#b)"/>`;

/** A closed clam, its fan to the front. */
export const clam: Draw = (ink) => {
  const band = (r: number) =>
    `<path d="M${128 - r} 176Q${128 - r * 0.9} ${176 - r * 0.9} 128 ${176 - r}Q${128 + r * 0.9} ${176 - r * 0.9} ${128 + r} 176" fill="none" stroke="${shaded(ink.color, 0.42)}" stroke-opacity="0.4" stroke-width="6"/>`;
  return `<defs>${fall('shell', ink.color)}${blur('b', 4)}</defs>
<path d="M12 176Q16 226 128 232Q240 226 244 176Z" fill="${shaded(ink.color, 0.34)}"/>
<path d="M10 178Q6 90 104 66Q128 52 152 66Q250 90 246 178Q128 214 10 178Z" fill="url(#shell)"/>
${[40, 62, 84, 104].map(band).join('')}
<path d="M10 178Q128 214 246 178" stroke="${lit(ink.color, 0.7)}" stroke-width="5" fill="none"/>
<path d="M44 138Q60 100 104 88" stroke="#fff" stroke-opacity="0.75" stroke-width="11" fill="none" stroke-linecap="round" filter="url(#b)"/>`;
};

/** A canvas bag with two handles and the shop's arch sewn on. */
export const tote: Draw = (ink) => `<defs>${round('body', ink.color)}${blur('b', 4)}</defs>
<path d="M84 104Q84 16 128 16Q172 16 172 104" stroke="${shaded(ink.color, 0.3)}" stroke-width="13" fill="none"/><path d="M80 106Q78 26 128 26Q178 26 176 106" stroke="${lit(ink.color, 0.2)}" stroke-width="13" fill="none"/>
<path d="M34 92Q128 82 222 92L234 234Q234 248 216 249Q128 256 40 249Q22 248 22 234Z" fill="url(#body)"/>
<path d="M36 106Q128 96 220 106" stroke="#B5432A" stroke-width="4" stroke-dasharray="11 7" fill="none"/>
<path d="M92 222V172A36 36 0 0 1 164 172V222Z" fill="#B5432A"/><path d="M112 222V178A16 16 0 0 1 144 178V222Z" fill="${lit(ink.color, 0.4)}"/>
<path d="M46 126Q40 180 44 228" stroke="#fff" stroke-opacity="0.5" stroke-width="10" fill="none" stroke-linecap="round" filter="url(#b)"/>`;

/** A slim drinks can. */
export const can: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${round('rim', '#D5D9DE')}${blur('b', 3)}</defs>
<path d="M82 26H174L190 52V226L174 248H82L66 226V52Z" fill="url(#rim)"/><path d="M66 52Q128 66 190 52V226Q128 240 66 226Z" fill="url(#body)"/>
<ellipse cx="128" cy="26" rx="46" ry="11" fill="#EEF1F4"/><ellipse cx="128" cy="27" rx="37" ry="7" fill="#B9C0C8"/><path d="M114 25h26a5 5 0 0 1 0 7h-26Z" fill="#F7F9FA"/>
<path d="M84 72V216" stroke="#fff" stroke-opacity="0.6" stroke-width="9" stroke-linecap="round" filter="url(#b)"/>${sticker(ink, 130, 144, 84, 104)}`;
