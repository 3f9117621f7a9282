import { blur, fall, lit, round, shaded, stamp, sticker, type Draw } from './ink';

const shine = (d: string, width = 8, opacity = 0.6) =>
  `<path d="${d}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" fill="none" stroke-linecap="round" filter="url(#b)"/>`;

/** A slim glass bottle with a cap: soy sauce, vinegar, cold brew, vinegar drinks. */
export const bottle: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${round('cap', '#C9A46A')}${blur('b', 2.5)}</defs>
<path d="M106 44H150V78Q150 92 166 106Q184 122 184 146V230Q184 250 164 250H92Q72 250 72 230V146Q72 122 90 106Q106 92 106 78Z" fill="url(#body)"/>
<path d="M72 214Q128 226 184 214V230Q184 250 164 250H92Q72 250 72 230Z" fill="${shaded(ink.color, 0.45)}" opacity="0.35"/>
<rect x="100" y="8" width="56" height="40" rx="9" fill="url(#cap)"/>
<rect x="100" y="38" width="56" height="5" fill="#7A5523" opacity="0.35"/>
${shine('M88 148V226', 8)}${shine('M114 58V84', 5)}
${sticker(ink, 128, 180, 88, 84)}`;

/** A squat jar with a metal lid and visible content: jam, pickles, sauces, honey. */
export const jar: Draw = (
  ink,
) => `<defs>${fall('body', ink.color)}${round('lid', '#E0B872')}${blur('b', 3)}</defs>
<rect x="44" y="58" width="168" height="190" rx="34" fill="#EAF3F4" opacity="0.92"/>
<rect x="52" y="84" width="152" height="156" rx="28" fill="url(#body)"/>
<ellipse cx="128" cy="86" rx="75" ry="11" fill="${lit(ink.color, 0.35)}"/>
<rect x="50" y="14" width="156" height="50" rx="12" fill="url(#lid)"/>
<path d="M50 50H206" stroke="#8A6328" stroke-opacity="0.4" stroke-width="4"/>
${shine('M62 98V216', 9, 0.7)}${shine('M66 26H120', 6, 0.55)}
${sticker(ink, 130, 164, 98, 96)}`;

/** A round tin with a lid: tea, biscuits, cocoa. */
export const tin: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${round('lid', lit(ink.color, 0.24))}${blur('b', 3)}</defs>
<path d="M56 58V222Q56 248 128 248Q200 248 200 222V58Z" fill="url(#body)"/>
<path d="M52 36V70Q52 92 128 92Q204 92 204 70V36Z" fill="url(#lid)"/>
<ellipse cx="128" cy="36" rx="76" ry="22" fill="${lit(ink.color, 0.5)}"/>
<ellipse cx="128" cy="35" rx="62" ry="16" fill="none" stroke="${shaded(ink.color, 0.25)}" stroke-opacity="0.35" stroke-width="3"/>
${shine('M76 100V224', 9, 0.5)}
${sticker(ink, 128, 166, 98, 108)}`;

/** A gable-top carton: milk, soy milk, juice. */
export const carton: Draw = (
  ink,
) => `<defs>${fall('front', '#FFFDF8')}${fall('side', '#D9D4CC')}${fall('roof', ink.color)}${blur('b', 2)}</defs>
<path d="M56 84L150 92V250L56 238Z" fill="url(#front)"/>
<path d="M150 92L206 78V230L150 250Z" fill="url(#side)"/>
<path d="M56 186L150 196V250L56 238Z" fill="${ink.color}"/><path d="M150 196L206 180V230L150 250Z" fill="${shaded(ink.color, 0.28)}"/>
<path d="M56 84L80 36L172 42L150 92Z" fill="url(#roof)"/>
<path d="M150 92L172 42L206 78Z" fill="${shaded(ink.color, 0.3)}"/>
<path d="M80 12L172 18V44L80 37Z" fill="${lit(ink.color, 0.18)}"/>
${stamp(ink, 103, 140, 78)}
<rect x="70" y="206" width="62" height="7" rx="3" fill="#fff" opacity="0.8" transform="rotate(6 100 210)"/>
${shine('M66 96V176', 6, 0.9)}`;

/** A tapered cup with a flat lid: yoghurt, pudding, ice cream. */
export const cup: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${round('lid', '#FFF7EA')}${blur('b', 3)}</defs>
<path d="M48 66L66 228Q70 248 128 248Q186 248 190 228L208 66Z" fill="url(#body)"/>
<path d="M40 44V62Q40 82 128 82Q216 82 216 62V44Z" fill="url(#lid)"/>
<ellipse cx="128" cy="44" rx="88" ry="22" fill="#FFFCF6"/>
<ellipse cx="128" cy="43" rx="74" ry="16" fill="none" stroke="#D8C7AE" stroke-width="2.5"/>
${shine('M74 94L86 222', 9, 0.5)}
${stamp(ink, 130, 158, 112)}`;
