import { makeMember, signInBy } from './members';
import { placeBy } from './orders';
import { expectAnnounced } from './announcements';
import { expect, test } from './test';

test('an address form derives district and postcode, and refuses the twenty-first address', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/);
  await page.goto('/favicon.svg');
  const member = await makeMember(page);
  await page.goto('/login?back=%2Faddress%2Fadd');
  await signInBy(page, member);

  const field = (name: RegExp) => page.getByLabel(name);
  await test.step('the form marks invalid fields and preserves the input', async () => {
    await field(/收件人姓名/).fill('林媽媽');
    await field(/手機號碼/).fill('09');
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(field(/手機號碼/)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(/縣市/)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(/收件人姓名/)).toHaveValue('林媽媽');
    await expect(field(/手機號碼/)).toHaveValue('09');
  });
  await test.step('choosing a district fills in its postcode', async () => {
    await field(/縣市/).selectOption('臺北市');
    await expect(field(/鄉鎮市區/).getByRole('option', { name: '大同區' })).toBeAttached();
    await expect(field(/鄉鎮市區/).getByRole('option', { name: '安平區' })).not.toBeAttached();
    await field(/鄉鎮市區/).selectOption('大同區');
    await expect(field(/郵遞區號/)).toHaveValue('103');
    await field(/縣市/).selectOption('臺南市');
    await expect(field(/鄉鎮市區/)).toHaveValue('');
    await expect(field(/郵遞區號/)).toHaveValue('');
    await field(/鄉鎮市區/).selectOption('安平區');
    await expect(field(/郵遞區號/)).toHaveValue('708');
  });
  await field(/手機號碼/).fill('0922333444');
  await field(/街道/).fill('安平路 1 號');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(page.getByText(/708 臺南市安平區安平路 1 號/)).toBeVisible();

  const more = { type: 'home', name: '阿明', phone: '0911222333', is_default: false };
  const place = { county: '臺北市', district: '大同區', zip: '103' };
  const store = (street: string) =>
    member.call('/api/member/address/store', { ...more, ...place, street });
  for (let at = 2; at <= 19; at += 1) await store(`涼州街 ${at} 號`);
  await test.step('the form shows a refusal and preserves the input when another tab used the last slot', async () => {
    await page.goto('/address/add');
    await field(/收件人姓名/).fill('第二十一位');
    await field(/手機號碼/).fill('0922333444');
    await field(/縣市/).selectOption('臺北市');
    await field(/鄉鎮市區/).selectOption('大同區');
    await field(/街道/).fill('保安街 21 號');
    await store('涼州街 20 號');
    await page.getByRole('button', { name: '儲存', exact: true }).click();
    await expect(page.getByText('最多可以儲存 20 筆地址')).toBeVisible();
    await expect(field(/收件人姓名/)).toHaveValue('第二十一位');
  });
  await test.step('the list and the form announce the limit when twenty addresses exist', async () => {
    await page.goto('/address/add');
    await expect(page.getByText('已經儲存 20 筆，請先刪除不需要的地址再新增。')).toBeVisible();
    await expect(page.getByRole('button', { name: '儲存', exact: true })).toBeDisabled();
    await page.getByRole('link', { name: '回常用地址' }).first().click();
    await expect(page.getByText('已經儲存 20 筆，請先刪除不需要的地址再新增。')).toBeVisible();
  });
  await test.step('a member finds an address by keyword and deletes it, which frees a slot', async () => {
    const search = page.getByRole('main').getByRole('searchbox', { name: '搜尋地址' });
    await search.fill('安平');
    await search.press('Enter');
    await expect(page.getByRole('button', { name: /^刪除.*的地址$/ })).toHaveCount(1);
    await page.getByRole('button', { name: '刪除林媽媽的地址' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click();
    await expectAnnounced(page, '地址已刪除');
    await page.getByRole('button', { name: '顯示全部' }).click();
    await expect(page.getByRole('link', { name: '新增地址' })).toBeVisible();
  });
});

test('an account is deleted with its password and the right answer, but not while an order is open', async ({
  page,
  consoleErrors,
}) => {
  // Tries with an open order and with a wrong password before it succeeds.
  consoleErrors.expect(/status of (401|403|409|422)/);
  await page.goto('/favicon.svg');
  const member = await makeMember(page, '要走的人');
  const { trans_order_id } = await placeBy(member.call, 'transfer');
  await page.goto('/login?back=%2Fmember%2Fdelete');
  await signInBy(page, member);

  const destroy = async (answer: string) => {
    await page.getByRole('button', { name: '刪除我的帳號…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(answer);
    await dialog.getByRole('button', { name: '永久刪除' }).click();
  };
  await page.getByLabel(/您的密碼/).fill(member.password);
  await destroy('刪除帳號');
  await expect(page.getByText('還有進行中的訂單，完成後才能刪除帳號')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '我的訂單' }).click();
  await page
    .getByRole('article')
    .getByRole('link', { name: /繳費資訊|查看/ })
    .first()
    .click();
  await expect(page.getByText(`訂單 ${trans_order_id}`)).toBeVisible();
  await member.call('/api/order/refund', { o_id: trans_order_id, cancel_reason: '不買了' });

  await page.goto('/member/delete');
  await test.step('a wrong answer shows a message, and a wrong password shows an error beside its field', async () => {
    await page.getByLabel(/您的密碼/).fill('不是這一組');
    await destroy('好啊');
    await expect(page.getByRole('dialog').getByText('答案不正確')).toBeVisible();
    await page.getByRole('dialog').getByRole('textbox').fill('刪除帳號');
    await page.getByRole('dialog').getByRole('button', { name: '永久刪除' }).click();
    await expect(page.getByLabel(/您的密碼/)).toHaveAccessibleDescription(/密碼不正確/);
  });
  await page.getByLabel(/您的密碼/).fill(member.password);
  await destroy('刪除帳號');
  await expectAnnounced(page, '帳號已刪除');
  expect(await page.evaluate(() => localStorage.getItem('mall.session'))).toBeNull();

  await page.goto('/login');
  await signInBy(page, member);
  await expect(page.getByText('帳號或密碼不正確')).toBeVisible();
});
