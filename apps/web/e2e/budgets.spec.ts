import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { BUDGETS } from '../../../bench/bytes.mjs';
import { expect, holdBack, test } from './test';

/** What a phone has to lay out before anybody has scrolled. */
const MOST_NODES = 1500;

test('the mall comes with few scripts and few nodes; the rest waits until one comes near', async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  // The shelves' own scripts come with the shelves.
  const shelves = await holdBack(page, '**/api/shop/index');
  await page.goto('/mall');
  const categories = page.getByRole('navigation', { name: '逛逛分類' }).getByRole('link');
  await expect(categories).not.toHaveCount(0);
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(BUDGETS['/mall'] * 1000);

  shelves.release();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MOST_NODES);
});
