import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PictureCropper } from './PictureCropper';

/** The declarations of a rule, without its notation. */
const declarationsOf = (css: string, selector: string): readonly string[] => {
  const [, body = ''] = new RegExp(`\\${selector}[^{}]*\\{([^}]*)\\}`).exec(css) ?? [];
  return body
    .replace(/\/\*[^]*?\*\//g, '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
};

it('adds none of the library’s style elements, which a strict policy refuses', () => {
  const handler = vi.fn();
  render(
    <PictureCropper source="/face.png" onCut={handler} onCancel={handler} onUnreadable={handler} />,
  );
  expect(screen.getByRole('dialog', { name: '裁切照片' })).toBeVisible();
  const styles = [...document.querySelectorAll('style:not([data-styled])')];
  expect(styles.filter(({ textContent }) => textContent.includes('reactEasyCrop'))).toEqual([]);
});

it('has the library’s rules of the frame', () => {
  const handler = vi.fn();
  render(
    <PictureCropper source="/face.png" onCut={handler} onCancel={handler} onUnreadable={handler} />,
  );
  const library = readFileSync(
    new URL(import.meta.resolve('react-easy-crop/react-easy-crop.css')),
    'utf8',
  );
  const own = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  // Names only, because values may be written in another notation.
  const names = (css: string, selector: string) =>
    declarationsOf(css, selector)
      .map((each) => each.split(':', 1)[0])
      .filter((name) => !/^(top|right|bottom|left|inset)$/.test(name ?? ''))
      .sort();
  for (const part of ['Container', 'Image', 'Contain', 'CropArea', 'CropAreaRound']) {
    const selector = `.reactEasyCrop_${part}`;
    expect([part, names(own, selector)]).toEqual([part, names(library, selector)]);
    expect(names(library, selector)).not.toEqual([]);
  }
});
