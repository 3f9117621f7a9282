import { describe, expect, it } from 'vitest';
import { checkFile } from './file-kind';

const check = (name: string, type: string) => checkFile({ name, type, size: 1_000 });

describe('checkFile', () => {
  it.each([
    ['image/jpeg', 'a.jpg', 1],
    ['image/jpg', 'a.jpg', 1],
    ['image/pjpeg', 'a', 1],
    ['', 'A.JPEG', 1],
    ['application/octet-stream', 'a.jpg', 1],
    ['application/octet-stream', 'a.mov', 2],
    ['video/quicktime', 'a.mov', 2],
  ])('accepts a file of type %j named %s as kind %d', (type, name, kind) => {
    expect(check(name, type)).toEqual({ kind, failure: null });
  });

  it.each([
    ['image/heic', 'a'],
    ['image/heif', 'a.heif'],
    ['', 'IMG_0001.HEIC'],
    ['application/octet-stream', 'a.heif'],
  ])('refuses a file of type %j named %s as a HEIC photo', (type, name) => {
    expect(check(name, type)).toEqual({ kind: 1, failure: { rule: 'heic' } });
  });

  it.each([
    ['application/octet-stream', 'a.exe', null],
    ['application/pdf', 'a.jpg', null],
    ['image/svg+xml', 'a.svg', 1],
  ])('refuses a file of type %j named %s by its type', (type, name, kind) => {
    expect(check(name, type)).toEqual({ kind, failure: { rule: 'type' } });
  });
});
