import type { Mood, Tone } from './scene';

/** The colours of a room in one light. */
export interface Palette {
  wall: readonly [light: string, dark: string];
  /** The arch, disc or tiles on the wall. */
  shape: readonly [light: string, dark: string];
  table: readonly [light: string, dark: string];
  /** Top, lit side, side, shaded side. */
  plinth: readonly [top: string, lit: string, side: string, shade: string];
  /** Checks of the cloth and other small details. */
  accent: string;
  shadow: string;
}

const warm: Record<Tone, Palette> = {
  light: {
    wall: ['#FDF2E3', '#EFCFAE'],
    shape: ['#FBE3B6', '#F2C98B'],
    table: ['#D9A06B', '#B77943'],
    plinth: ['#FFFBF3', '#FFF6E8', '#F3E4CB', '#D9BE97'],
    accent: '#C4573A',
    shadow: '#5A2E10',
  },
  deep: {
    wall: ['#F3B794', '#D98761'],
    shape: ['#FBD9BC', '#EFB38C'],
    table: ['#F6E3CC', '#DDBD99'],
    plinth: ['#FFF4E6', '#FCE9D3', '#EBCBA8', '#C99B72'],
    accent: '#B5432A',
    shadow: '#5B2411',
  },
};

const sage: Record<Tone, Palette> = {
  light: {
    wall: ['#EEF4E8', '#C9D9C0'],
    shape: ['#DDEBD3', '#BFD4B4'],
    table: ['#EFE6D6', '#CDBd9F'],
    plinth: ['#FEFDF8', '#FAF6EB', '#E9E0CC', '#C8BA9C'],
    accent: '#4F8A62',
    shadow: '#2C3320',
  },
  deep: {
    wall: ['#B9D0AC', '#8FB08A'],
    shape: ['#DCE9CB', '#B9D1A6'],
    table: ['#D6B184', '#AD8352'],
    plinth: ['#FBFAF0', '#F3F1E0', '#DADBC2', '#AEB596'],
    accent: '#2F6B4A',
    shadow: '#26351F',
  },
};

const ice: Record<Tone, Palette> = {
  light: {
    wall: ['#F0F7FB', '#C6DDEA'],
    shape: ['#DDEEF7', '#BDD9EA'],
    table: ['#F3F8FA', '#C3D5DF'],
    plinth: ['#FFFFFF', '#F7FCFF', '#DDECF4', '#AFC9D8'],
    accent: '#3D7FA6',
    shadow: '#1D3A4E',
  },
  deep: {
    wall: ['#B6D7EA', '#86B4D0'],
    shape: ['#DDF0FA', '#B3D6EA'],
    table: ['#E9F2F6', '#B4CBD8'],
    plinth: ['#FFFFFF', '#F2FAFE', '#CFE4EF', '#9CBBCD'],
    accent: '#1F6487',
    shadow: '#173347',
  },
};

const plum: Record<Tone, Palette> = {
  light: {
    wall: ['#FAEEF2', '#E3C6D2'],
    shape: ['#F6DCE3', '#E6BFCB'],
    table: ['#EBD5CB', '#C9A294'],
    plinth: ['#FFFAF9', '#FDF1EF', '#EFD9D8', '#CFABB0'],
    accent: '#9C4A6B',
    shadow: '#4A1F33',
  },
  deep: {
    wall: ['#D9AFC2', '#B07F9B'],
    shape: ['#F3D5DE', '#DDB0C1'],
    table: ['#F2E1DA', '#CDA9A0'],
    plinth: ['#FFF8F6', '#FBECEA', '#E6CACD', '#BC919C'],
    accent: '#7E3556',
    shadow: '#431A30',
  },
};

/** Colours for every mood and tone. */
export const palettes: Record<Mood, Record<Tone, Palette>> = { warm, sage, ice, plum };
