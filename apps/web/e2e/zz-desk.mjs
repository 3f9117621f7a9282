import { chromium } from '@playwright/test';
const base = 'http://localhost:3190';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const errors = [];
async function open(size, scheme) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
  });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && errors.push(m.text().slice(0, 200)));
  page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
  return page;
}
const D = { width: 1440, height: 900 },
  P = { width: 390, height: 844 };
const page = await open(D, 'light');
await page.goto(base + '/desk/');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/d-signin.png' });
await page.getByRole('button', { name: /何明哲/ }).click();
await page.waitForTimeout(2000);
await page.screenshot({ path: '/tmp/d-today.png' });
await page.goto(base + '/desk/orders');
await page.waitForTimeout(2000);
await page.screenshot({ path: '/tmp/d-orders.png' });
await page.goto(base + '/desk/orders?view=all');
await page.waitForTimeout(2000);
await page.screenshot({ path: '/tmp/d-all.png' });
const first = page.getByRole('row').nth(1).getByRole('link').first();
console.log(await first.getAttribute('href'));
await first.click();
await page.waitForTimeout(2000);
await page.screenshot({ path: '/tmp/d-order.png', fullPage: true });
await page.goto(base + '/desk/people');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/d-people.png' });
await page.goto(base + '/desk/audit');
await page.waitForTimeout(1500);
await page.screenshot({ path: '/tmp/d-audit.png' });
for (const scheme of ['light', 'dark']) {
  const phone = await open(P, scheme);
  await phone.goto(base + '/desk/');
  await phone
    .getByRole('button', { name: /簡志勇|何明哲/ })
    .first()
    .click();
  await phone.waitForTimeout(2000);
  await phone.screenshot({ path: `/tmp/p-today-${scheme}.png` });
  await phone.goto(base + '/desk/orders?view=all');
  await phone.waitForTimeout(2000);
  await phone.screenshot({ path: `/tmp/p-all-${scheme}.png` });
  await phone.getByRole('row').nth(1).getByRole('link').first().click();
  await phone.waitForTimeout(2000);
  await phone.screenshot({ path: `/tmp/p-order-${scheme}.png` });
}
console.log(errors);
await browser.close();
