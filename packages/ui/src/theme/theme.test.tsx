import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../kit/Button/Button';
import { color, type ColorToken, type Palette } from '../tokens/color';
import { darkPalette, lightPalette } from '../tokens/palettes';
import { setTheme } from './setTheme';
import { UiProvider } from './UiProvider';

/** Relative luminance as defined by WCAG 2.2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (palette: Palette, ink: ColorToken, ground: ColorToken): number => {
  const [a = 0, b = 0] = [luminance(palette[ink]), luminance(palette[ground])].sort(
    (x, y) => y - x,
  );
  return (a + 0.05) / (b + 0.05);
};

const textPairs: readonly [ColorToken, ColorToken][] = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['brand', 'ground'],
  ['brand', 'surface'],
  ['brand', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'danger'],
  ['fresh', 'freshSoft'],
  ['refrigerated', 'refrigeratedSoft'],
  ['frozen', 'frozenSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette', (_, palette) => {
  it.each(textPairs)('%s can be read on %s', (ink, ground) => {
    expect(contrast(palette, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['control', 'focus'] as const)('%s stands out from surface and ground', (edge) => {
    expect(contrast(palette, edge, 'surface')).toBeGreaterThanOrEqual(3);
    expect(contrast(palette, edge, 'ground')).toBeGreaterThanOrEqual(3);
  });

  it('has a value for every name', () => {
    expect(Object.keys(palette).sort()).toEqual(Object.keys(color).sort());
  });
});

it('switches the theme by one attribute', () => {
  setTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  setTheme('auto');
  expect(document.documentElement).toHaveAttribute('data-theme', 'auto');
});

it('replaces some words and keeps the others', () => {
  render(
    <UiProvider labels={{ loading: 'Loading' }}>
      <Button loading>Save</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
