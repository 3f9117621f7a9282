import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateFrom } from './animateFrom';

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
  animateFrom(pressed, opened);
};
beforeEach(() => {
  animate.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

it('starts at the position and size of the pressed picture', () => {
  open(400, 800);
  const [[frames] = []] = animate.mock.calls;
  expect(frames).toEqual([
    { transform: 'translate(-130px, -322.5px) scale(0.25)' },
    { transform: 'none' },
  ]);
});

it('does nothing when the box has no size', () => {
  open(0, 0);
  expect(animate).not.toHaveBeenCalled();
});
