import { contract } from '@mall/contract';
import { paths } from '@mall/contract/paths';
import { expect, it } from 'vitest';
import { readsOf } from '../offline/readsOf';
import { isPublicRead, publicReads } from './publicReads';

const endpoints = Object.entries(paths).flatMap(([domain, lines]) =>
  Object.entries(lines).map(([name, line]) => {
    const domainOf = contract[domain as keyof typeof contract] as Readonly<
      Record<string, { readonly access: string }>
    >;
    return { line: line as string, access: domainOf[name]?.access };
  }),
);
/** Returns a URL of a path. */
const filled = (line: string) => line.replace(/^\w+ /, '').replace(/\{\w+\}/g, '7');

it('contains the reads that a guest may send, and no others', () => {
  expect(publicReads.length).toBeGreaterThan(10);
  for (const { line, access } of endpoints) {
    if (!isPublicRead(filled(line)) || !line.startsWith('GET ')) continue;
    expect([line, access]).toEqual([line, 'guest']);
    expect(publicReads).toContain(line);
  }
});

it('contains every read of the offline pages', () => {
  for (const page of [
    '/',
    '/mall',
    '/wall',
    '/store/1',
    '/product/1',
    '/article/1',
    '/search/%E8%8C%B6',
    '/qa',
    '/tos',
    '/privacy',
    '/about',
  ]) {
    expect(readsOf(page).length, page).toBeGreaterThan(0);
    for (const read of readsOf(page)) expect([page, isPublicRead(read)]).toEqual([page, true]);
  }
  for (const page of ['/order/list', '/member', '/cart/temp', '/forget/token', '/product/1/2']) {
    expect(readsOf(page)).toEqual([]);
  }
});
