import { expect, it } from 'vitest';
import { stillTime, stillSize } from './still-frame';

it.each([
  [180, 3],
  [3, 3],
  [1.5, 1.5],
  [0, 0],
  [Infinity, 3],
  [NaN, 3],
])('stillTime returns the frame of a video of %d s at %d s', (duration, moment) => {
  expect(stillTime(duration)).toBe(moment);
});

it.each([
  [1920, 1080, 1024, 576],
  [1080, 1920, 576, 1024],
  [640, 480, 640, 480],
  [4000, 2, 1024, 1],
  [1024, 1024, 1024, 1024],
])('stillSize of %d × %d is %d × %d', (width, height, wide, high) => {
  expect(stillSize(width, height)).toEqual({ width: wide, height: high });
});
