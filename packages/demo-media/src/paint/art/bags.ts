import { blur, fall, lit, round, shaded, sticker, type Draw } from './ink';

/** A stand-up bag with a sealed top: tea, coffee, snacks, frozen food. */
export const pouch: Draw = (ink) => `<defs>${round('body', ink.color)}${blur('b', 4)}</defs>
<path d="M62 34Q128 42 194 34L200 226Q200 242 184 244Q128 254 72 244Q56 242 56 226Z" fill="url(#body)"/>
<path d="M60 18Q128 26 196 18L197 46Q128 54 59 46Z" fill="${lit(ink.color, 0.3)}"/>
<path d="M60 18Q128 26 196 18L197 46Q128 54 59 46Z" fill="${shaded(ink.color, 0.4)}" opacity="0.16"/>
<path d="M60 31Q128 39 196 31" stroke="#fff" stroke-opacity="0.55" stroke-width="2" fill="none"/>
<path d="M78 60Q74 140 82 232" stroke="#fff" stroke-opacity="0.55" stroke-width="9" fill="none" stroke-linecap="round" filter="url(#b)"/>
<path d="M182 62Q190 150 180 236" stroke="${shaded(ink.color, 0.6)}" stroke-opacity="0.35" stroke-width="8" fill="none" stroke-linecap="round" filter="url(#b)"/>
<path d="M64 226Q128 206 192 226" stroke="${shaded(ink.color, 0.5)}" stroke-opacity="0.28" stroke-width="3" fill="none"/>
${sticker(ink, 128, 136, 96, 122)}`;

/** A cotton sack tied at the neck: rice, beans, flour. */
export const sack: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${fall('top', lit(ink.color, 0.2))}${blur('b', 4)}</defs>
<path d="M84 64Q60 22 84 14Q106 26 128 12Q152 26 172 14Q196 24 172 64Z" fill="url(#top)"/>
<path d="M84 64Q128 76 172 64Q222 104 222 176Q222 238 196 244Q128 254 60 244Q34 238 34 176Q34 104 84 64Z" fill="url(#body)"/>
<path d="M82 58Q128 72 174 58L176 74Q128 88 80 74Z" fill="${shaded(ink.color, 0.42)}"/>
<path d="M70 100Q54 150 64 214" stroke="#fff" stroke-opacity="0.5" stroke-width="13" fill="none" stroke-linecap="round" filter="url(#b)"/>
<path d="M108 84Q104 96 98 108M150 84Q156 98 166 110" stroke="${shaded(ink.color, 0.5)}" stroke-opacity="0.4" stroke-width="4" fill="none" stroke-linecap="round"/>
${sticker(ink, 128, 166, 108, 112)}`;
