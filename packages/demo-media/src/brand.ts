const brick = '#B5432A';
const paper = '#FFF6EA';

/** 巷 as drawn strokes, so that it needs no font. On a 100 × 100 grid. */
const lane =
  'M20 24H80M10 41H90M36 11V41M64 11V41M35 43Q28 55 12 63M65 43Q72 55 88 63M32 57H67V74H32M32 57V83Q32 91 41 91H70Q80 91 81 79';

/** The shop's logo: 巷 in the arch of an old window. Works on light and dark backgrounds. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112" width="96" height="112" role="img" aria-label="巷口市集">
<path d="M4 108V48a44 44 0 0 1 88 0v60a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" fill="${brick}"/>
<path d="M9.5 104.5V48a38.5 38.5 0 0 1 77 0v56.5Z" fill="none" stroke="${paper}" stroke-opacity=".55" stroke-width="1.5"/>
<g transform="translate(20 33) scale(.56 .64)"><path d="${lane}" fill="none" stroke="${paper}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>
</svg>
`;

/** The logo for sizes at which 巷 is not readable: the arch, the lane running into it, the sun above. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<path d="M8 60V30a24 24 0 0 1 48 0v30a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z" fill="${brick}"/>
<circle cx="32" cy="24" r="7" fill="#F7C873"/>
<path d="M27.5 37h9L46 62H18Z" fill="${paper}"/>
</svg>
`;
