import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { growOutOf } from './growOutOf';

const pressed = document.createElement('button');
const picture = document.createElement('img');
pressed.append(picture);
Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 300 } });
picture.getBoundingClientRect = () => new DOMRect(20, 40, 100, 75);

const opened = document.createElement('div');
const animate = vi.fn<Element['animate']>();
opened.animate = animate;
const open = (width: number, height: number) => {
  opened.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  growOutOf(pressed, opened);
};
beforeEach(() => {
  animate.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

it('begins where the pressed picture is, and as small', () => {
  open(400, 800);
  const [[frames] = []] = animate.mock.calls;
  expect(frames).toEqual([
    { transform: 'translate(-130px, -322.5px) scale(0.25)' },
    { transform: 'none' },
  ]);
});

it('does nothing for a box without a size', () => {
  open(0, 0);
  expect(animate).not.toHaveBeenCalled();
});
