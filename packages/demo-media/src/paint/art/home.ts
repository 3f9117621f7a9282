import { blur, fall, lit, round, shaded, type Draw } from './ink';

/** An enamelled pot with a lid and two ears. */
export const pot: Draw = (
  ink,
) => `<defs>${round('body', ink.color)}${fall('lid', ink.color)}${round('knob', '#D9B36C')}${blur('b', 4)}</defs>
<path d="M22 138Q2 138 4 154Q6 170 30 168Z" fill="${shaded(ink.color, 0.2)}"/><path d="M234 138Q254 138 252 154Q250 170 226 168Z" fill="${shaded(ink.color, 0.36)}"/>
<path d="M26 124H230V206Q230 246 186 248H70Q26 246 26 206Z" fill="url(#body)"/>
<path d="M22 122Q26 70 128 64Q230 70 234 122Q128 140 22 122Z" fill="url(#lid)"/>
<path d="M22 122Q128 140 234 122V132Q128 150 22 132Z" fill="${shaded(ink.color, 0.45)}" opacity="0.55"/>
<path d="M118 52H138L142 68H114Z" fill="#A57F3C"/><ellipse cx="128" cy="44" rx="22" ry="13" fill="url(#knob)"/>
<path d="M50 108Q70 84 118 80" stroke="#fff" stroke-opacity="0.6" stroke-width="9" fill="none" stroke-linecap="round" filter="url(#b)"/>
<path d="M46 156V204" stroke="#fff" stroke-opacity="0.45" stroke-width="10" stroke-linecap="round" filter="url(#b)"/>`;

/** Folded towels, three on top of each other. */
export const towel: Draw = (ink) => {
  const fold = (y: number, color: string, shift: number) =>
    `<rect x="${22 + shift}" y="${y}" width="212" height="54" rx="26" fill="${color}"/>
<rect x="${22 + shift}" y="${y + 30}" width="212" height="24" rx="12" fill="${shaded(color, 0.35)}" opacity="0.35"/>
<path d="M${44 + shift} ${y + 26}H${226 + shift}" stroke="${shaded(color, 0.4)}" stroke-opacity="0.35" stroke-width="3"/>
<path d="M${48 + shift} ${y + 12}H${176 + shift}" stroke="#fff" stroke-opacity="0.6" stroke-width="7" stroke-linecap="round" filter="url(#b)"/>`;
  return `<defs>${blur('b', 3)}</defs>${fold(194, shaded(ink.color, 0.1), 0)}${fold(142, lit(ink.color, 0.55), 4)}${fold(90, ink.color, -3)}`;
};

/** A chopping board of end grain, slightly tilted back. */
export const plank: Draw = (ink) => `<defs>${fall('wood', ink.color)}</defs>
<path d="M70 46Q70 30 86 30H170Q186 30 186 46V232Q186 250 168 250H88Q70 250 70 232Z" fill="${shaded(ink.color, 0.4)}" transform="translate(8 0)"/>
<path d="M62 46Q62 30 78 30H162Q178 30 178 46V232Q178 250 160 250H80Q62 250 62 232Z" fill="url(#wood)"/>
<circle cx="120" cy="54" r="11" fill="${shaded(ink.color, 0.6)}"/>
${[84, 102, 122, 142, 158].map((x, i) => `<path d="M${x} ${78 + (i % 2) * 8}Q${x + 7} 150 ${x - 2} 242" stroke="${shaded(ink.color, 0.4)}" stroke-opacity="0.22" stroke-width="4" fill="none"/>`).join('')}
<path d="M74 58V228" stroke="#fff" stroke-opacity="0.4" stroke-width="5" stroke-linecap="round"/>`;
