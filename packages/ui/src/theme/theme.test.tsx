import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../kit/Button/Button';
import { color, type ColorToken, type Palette } from '../tokens/color';
import { contrastFaults, contrastOf, describeFault } from '../tokens/contrast';
import { createTheme } from '../tokens/createTheme';
import { darkPalette, lightPalette } from '../tokens/palettes';
import { alley } from '../tokens/theme';
import { harbour } from '../themes/harbour';
import { ThemeScope } from './ThemeScope';
import { ThemeStyles } from './ThemeStyles';
import { setTheme } from './setTheme';
import { UiProvider } from './UiProvider';

const contrast = (palette: Palette, ink: ColorToken, ground: ColorToken): number =>
  contrastOf(palette[ink], palette[ground]) ?? 0;

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
  ['harbour by day', harbour.light.palette],
  ['harbour by night', harbour.dark.palette],
])('%s palette', (_, palette) => {
  it.each(textPairs)('%s is legible on %s', (ink, ground) => {
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

it('replaces single labels and keeps the others', () => {
  render(
    <UiProvider labels={{ loading: 'Loading' }}>
      <Button loading>Save</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

describe('a custom theme', () => {
  it.each([
    ['alley', alley],
    ['harbour', harbour],
  ])('%s is legible everywhere', (_, theme) => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  it('reports its colours without enough contrast, and where', () => {
    const plum = createTheme({ light: { brand: '#7a3fa0' }, dark: { brand: '#7a3fa0' } });
    expect(contrastFaults(plum).map(describeFault)).toEqual([
      'dark: brand on ground is 2.70:1, at least 4.5:1',
      'dark: brand on surface is 2.49:1, at least 4.5:1',
      'dark: brand on brandSoft is 2.02:1, at least 4.5:1',
      'dark: onBrand on brand is 2.60:1, at least 4.5:1',
    ]);
    const named = createTheme({ dark: { focus: 'plum' } });
    expect(contrastFaults(named).map(describeFault)).toEqual([
      'dark: focus or surface is not written as #rrggbb',
      'dark: focus or ground is not written as #rrggbb',
    ]);
  });

  it('warns in development where it is used', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<ThemeStyles theme={createTheme({ dark: { muted: '#333333' } })} />);
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('dark: muted on ground is')),
    );
    warn.mockRestore();
  });

  it('keeps omitted values and scales the given ones', () => {
    const { light, scale } = createTheme({
      light: { brand: '#7A3FA0' },
      corners: 'square',
      density: 0.75,
      typeScale: 1.125,
      fontFamily: 'Iansui',
    });
    expect(light.palette).toEqual({ ...lightPalette, brand: '#7A3FA0' });
    expect(scale).toMatchObject({
      radiusMd: '0px',
      space4: '12px',
      fontMd: '1.125rem',
      font: 'Iansui',
    });
    expect(createTheme({})).toEqual(alley);
  });

  it('applies to one element and its content, light or dark', () => {
    const { container, rerender } = render(
      <ThemeScope theme={harbour} scheme="dark">
        <Button>加入購物車</Button>
      </ThemeScope>,
    );
    const scope = () => getComputedStyle(container.firstElementChild ?? document.body);
    expect(scope().getPropertyValue('--ui-brand')).toBe(harbour.dark.palette.brand);
    expect(scope().getPropertyValue('--ui-space4')).toBe('14px');
    rerender(<ThemeScope theme={harbour} scheme="light" />);
    expect(scope().getPropertyValue('--ui-brand')).toBe(harbour.light.palette.brand);
  });
});

describe('UiProvider', () => {
  it('warns once when its link is another component on each render', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Site = () => <UiProvider link={({ href }) => <a href={href}>連結</a>}>商店</UiProvider>;
    const { rerender } = render(<Site />);
    expect(warn).not.toHaveBeenCalled();
    rerender(<Site />);
    rerender(<Site />);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^UiProvider: `link` is another/)]]);
    warn.mockRestore();
  });
});
