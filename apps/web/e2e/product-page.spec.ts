import { expect, test } from './test';

test.describe('a product page on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('keeps the buttons in view beside the description, without a hole below the pictures', async ({
    page,
  }) => {
    await page.goto('/product/1801');
    const specs = page.getByRole('heading', { name: '商品規格' });
    await specs.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: '立即購買' }).first()).toBeInViewport();
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const details = await page.getByRole('region', { name: '商品介紹' }).boundingBox();
    expect((details?.y ?? Infinity) - (await bottomOf('琺瑯鑄鐵鍋 22 公分 的圖片'))).toBeLessThan(
      64,
    );
  });

  test('shows the picture and the specification of the chosen variant', async ({ page }) => {
    await page.goto('/product/1001');
    const specs = page.getByRole('region', { name: '商品規格' });
    await expect(specs).toContainText('6 入／約 2.4 公斤');
    await page.getByRole('button', { name: '12 入', exact: true }).click();
    await expect(specs).toContainText('12 入／約 4.8 公斤');
    const gallery = page.getByRole('region', { name: '玉井愛文芒果禮盒 的圖片' });
    await expect(gallery.getByRole('status')).toContainText('4');
  });
});
