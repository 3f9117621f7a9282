import { expect, test } from './test';

/** From a small phone to a wide desktop; at some widths a row of the footer ends at the screen's edge. */
const WIDTHS = [320, 390, 480, 600, 767, 768, 1024, 1200, 1440];

test('nothing covers the footer at the end of a page', async ({ page }) => {
  await page.goto('/msearch');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeVisible();
  await expect(page.getByRole('link', { name: '聯絡客服' }).last()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 760 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Tests every control at its middle and near both ends.
    const covered = () =>
      footer
        .getByRole('link')
        .or(footer.getByRole('combobox'))
        .or(footer.getByRole('button'))
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { left, right, top, bottom } = control.getBoundingClientRect();
              const y = (top + bottom) / 2;
              return [left + 4, (left + right) / 2, right - 4].some((x) => {
                const seen = document.elementFromPoint(x, y);
                return !seen || !(control.contains(seen) || seen.contains(control));
              });
            })
            .map((control) => control.textContent),
        );
    await expect.poll(covered, { message: `${width} px` }).toEqual([]);
  }
});
