import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureCropper } from './PictureCropper';

afterEach(() => document.querySelector('meta[property="csp-nonce"]')?.remove());

it('gives the cropper the page’s nonce, or a strict policy keeps its frame out', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'of-this-page';
  document.head.append(meta);
  const say = vi.fn();
  render(<PictureCropper source="/face.png" onCut={say} onCancel={say} onUnreadable={say} />);
  expect(screen.getByRole('dialog', { name: '裁切照片' })).toBeVisible();
  const styles = [...document.querySelectorAll('style')].filter((style) =>
    style.textContent.includes('reactEasyCrop_CropArea'),
  );
  expect(styles.map((style) => style.getAttribute('nonce') ?? style.nonce)).toEqual([
    'of-this-page',
  ]);
});
