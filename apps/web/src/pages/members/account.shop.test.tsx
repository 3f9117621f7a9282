import { TEST_PASSWORD, type TestMember } from '@mall/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setupShop } from '../../testing/memberPage';

const setup = setupShop();
let member: TestMember;
beforeEach(async () => {
  member = await setup.shop.makeMember({
    account: 'fang@mall.test',
    email: 'fang@mall.test',
    name: '阿芳',
    phone: '0912345678',
  });
});

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input, select' });
/** Pastes the text: typing character by character is the browser's matter. */
async function enter(name: RegExp, text: string) {
  await userEvent.click(await field(name));
  await userEvent.paste(text);
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
async function retype(name: RegExp, text: string) {
  await userEvent.clear(await field(name));
  if (text) await enter(name, text);
}
const profile = async () => (await setup.shop.as(member).get('/api/member/profile')).body.data;

describe('the profile', () => {
  it('is saved, and a changed email address waits for its link', async () => {
    await setup.open('/member/profile', member);
    await retype(/姓名/, '芳姐');
    expect(screen.queryByLabelText(/目前的密碼/)).toBeNull();
    await retype(/電子郵件/, 'new@mall.test');
    await press('儲存');
    expect(await field(/目前的密碼/)).toBeInvalid();
    await enter(/目前的密碼/, 'not-the-password');
    await press('儲存');
    expect(await screen.findByText('目前的密碼不正確')).toBeVisible();
    expect(await profile()).toMatchObject({ email: 'fang@mall.test' });
    await retype(/目前的密碼/, TEST_PASSWORD);
    await press('儲存');
    expect(await screen.findByText(/確認信已寄到 new@mall.test/)).toBeVisible();
    expect(await profile()).toMatchObject({
      name: '芳姐',
      email: 'new@mall.test',
      account: 'fang@mall.test',
    });
  });

  it('parses a pasted mobile number, and shows it without its separators', async () => {
    await setup.open('/member/profile', member);
    await retype(/手機號碼/, '\u202a+886 922-345-678\u202c');
    await press('儲存');
    expect(await screen.findByText('已儲存')).toBeVisible();
    expect(await field(/手機號碼/)).toHaveValue('0922345678');
    expect(await profile()).toMatchObject({ phone: '0922345678' });
  });

  it('keeps what another device has saved when another field is saved here', async () => {
    await setup.open('/member/profile', member);
    await retype(/姓名/, '芳姐');
    await setup.shop.as(member).post('/api/member/profile/store', {
      ...{ name: '阿芳', phone: '0987654321', email: 'fang@mall.test' },
    });
    await press('儲存');
    expect(await screen.findByText('已儲存')).toBeVisible();
    expect(await field(/手機號碼/)).toHaveValue('0987654321');
    expect(await profile()).toMatchObject({ name: '芳姐', phone: '0987654321' });
  });

  it('shows what another device has saved in the same field, and saves the own text at the next press', async () => {
    await setup.open('/member/profile', member);
    await retype(/姓名/, '芳姐');
    await setup.shop.as(member).post('/api/member/profile/store', {
      ...{ name: '小芳', phone: '0912345678', email: 'fang@mall.test' },
    });
    await press('儲存');
    expect(await screen.findByText(/剛剛在別處改成「小芳」/)).toBeVisible();
    expect(await field(/姓名/)).toHaveValue('芳姐');
    expect(await profile()).toMatchObject({ name: '小芳' });
    await press('儲存');
    expect(await screen.findByText('已儲存')).toBeVisible();
    expect(await profile()).toMatchObject({ name: '芳姐' });
  });

  it('shows an error beside its field, and preserves the input', async () => {
    await setup.open('/member/profile', member);
    await retype(/手機號碼/, '123');
    await press('儲存');
    const phone = await field(/手機號碼/);
    expect(phone).toBeInvalid();
    expect(phone).toHaveValue('123');
  });
});

describe('an address that another device changes while its form is open', () => {
  const SHOWN = {
    type: 'home',
    name: '阿芳',
    phone: '0912345678',
    is_default: true,
    county: '臺北市',
    district: '大同區',
    zip: '103',
    street: '迪化街一段 1 號',
  };
  let id = 0;
  const store = async (fields: object) =>
    (await setup.shop.as(member).post('/api/member/address/store', fields)).body.data;
  const stored = async () =>
    (await setup.shop.as(member).get(`/api/member/address/search/${id}`)).body.data;
  beforeEach(async () => {
    ({ id } = (await store(SHOWN)) as { id: number });
    await setup.open(`/address/add?id=${id}`, member);
    await retype(/收件人/, '芳姐');
  });

  it('keeps its new phone number when the name is saved here', async () => {
    await store({ ...SHOWN, id, phone: '0987654321' });
    await press('儲存');
    await vi.waitFor(async () =>
      expect(await stored()).toMatchObject({ name: '芳姐', phone: '0987654321' }),
    );
  });

  it('shows its new name beside the own one, which the next press saves', async () => {
    await store({ ...SHOWN, id, name: '小芳' });
    await press('儲存');
    expect(await screen.findByText(/剛剛在別處改成「小芳」/)).toBeVisible();
    expect(await field(/收件人/)).toHaveValue('芳姐');
    expect(await stored()).toMatchObject({ name: '小芳' });
    await press('儲存');
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ name: '芳姐' }));
  });
});

it('a barcode is saved, rendered, and deleted when its field is emptied', async () => {
  await setup.open('/member/mobile', member);
  await retype(/^手機條碼載具/, 'abc');
  await press('儲存');
  expect(await field(/^手機條碼載具/)).toBeInvalid();
  await retype(/^手機條碼載具/, '／ａｂｃ１２３４５');
  await press('儲存');
  // One character too many: refused, not truncated.
  expect(await field(/^手機條碼載具/)).toBeInvalid();
  await retype(/^手機條碼載具/, ' ／ａｂｃ 1234');
  await press('儲存');
  expect(await screen.findByRole('figure')).toHaveTextContent('/ABC1234');
  await retype(/^手機條碼載具/, '');
  await press('儲存');
  expect(await screen.findByText('手機條碼已刪除')).toBeInTheDocument();
  expect(await profile()).toMatchObject({ mobile_barcode: null });
});

it('a wrong password shows an error beside its field', async () => {
  await setup.open('/member/password', member);
  await enter(/目前的密碼/, 'not-this-one');
  await enter(/^新密碼/, 'another-one');
  await enter(/再次輸入新密碼/, 'another-one');
  await press('更新密碼');
  expect(await screen.findByText('目前的密碼不正確')).toBeVisible();
});

it('the account is deleted only with the right answer', async () => {
  await setup.open('/member/delete', member);
  await enter(/您的密碼/, TEST_PASSWORD);
  await press('刪除我的帳號…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '好');
  await userEvent.click(dialog.getByRole('button', { name: '永久刪除' }));
  expect(await dialog.findByText('答案不正確')).toBeVisible();
  expect(await profile()).toMatchObject({ name: '阿芳' });
  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), '刪除帳號');
  await userEvent.click(dialog.getByRole('button', { name: '永久刪除' }));
  expect(await screen.findByText('帳號已刪除')).toBeVisible();
  expect(await profile()).toBeNull();
});

it('an address is added, and deleted after a confirmation', async () => {
  await setup.open('/address/add', member);
  await enter(/收件人姓名/, '林媽媽');
  await enter(/手機號碼/, '0922333444');
  await screen.findByText('臺北市');
  await userEvent.selectOptions(await field(/縣市/), '臺北市');
  await userEvent.selectOptions(await field(/鄉鎮市區/), '大同區');
  expect(await field(/郵遞區號/)).toHaveValue('103');
  await enter(/街道/, '迪化街一段 88 號');
  await press('儲存');
  expect(await screen.findByText(/103 臺北市大同區迪化街一段 88 號/)).toBeVisible();
  await press('刪除林媽媽的地址');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }),
  );
  expect(await screen.findByText('還沒有儲存地址')).toBeVisible();
});

it('a full address book is announced before the user types', async () => {
  for (let number = 1; number <= 20; number += 1) {
    await setup.shop.as(member).post('/api/member/address/store', {
      type: 'home',
      name: `鄰居 ${number}`,
      phone: '0922333444',
      county: '臺北市',
      district: '大同區',
      zip: '103',
      street: `迪化街一段 ${number} 號`,
      is_default: false,
    });
  }
  await setup.open('/address/add?type=home', member);
  expect(await screen.findByText(/已經儲存 20 筆/)).toBeVisible();
  expect(screen.getByRole('button', { name: '儲存' })).toBeDisabled();
  // The other kind still has free slots.
  await userEvent.click(screen.getByRole('radio', { name: '超商取貨' }));
  await expect.poll(() => screen.queryByText(/已經儲存 20 筆/)).toBeNull();
  expect(screen.getByRole('button', { name: '儲存' })).toBeEnabled();
});

it('an unknown coupon code is refused beside its field', async () => {
  await setup.open('/member/coupon', member);
  await enter(/優惠代碼/, 'NOSUCH');
  await press('領取');
  expect(await screen.findByText('找不到這張優惠券')).toBeVisible();
  expect(await field(/優惠代碼/)).toHaveValue('NOSUCH');
});
