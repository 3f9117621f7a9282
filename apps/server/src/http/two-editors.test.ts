import { expect, test } from 'vitest';
import { dataOf, type TestCaller } from '../testing';
import { makeColleague } from '../testing/colleagues';
import { describeMall } from '../testing/describe-mall';

const mall = describeMall();

type Values = Readonly<Record<string, unknown>>;

/** A form that two people, or two devices, have open at once. */
interface Form {
  readonly one: TestCaller;
  readonly other: TestCaller;
  /** What the form shows. */
  readonly shown: Values;
  readonly path: string;
  /** Names what is edited. */
  readonly subject?: Values;
  read(): Promise<Values>;
}
/** A form, two values for one of its fields, and one for another field. */
interface Case {
  readonly name: string;
  readonly field: string;
  readonly values: readonly [unknown, unknown];
  readonly elsewhere: readonly [string, unknown];
  readonly open: () => Promise<Form>;
}
const pick = (values: Values, ...fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

async function openSettings(): Promise<Form> {
  const one = await makeColleague(mall, ['owner']);
  const read = async () =>
    pick(dataOf<Values>(await one.get('/api/staff/settings')), 'service_hours', 'chat_hours');
  const other = await makeColleague(mall, ['manager']);
  return { one, other, shown: await read(), path: '/api/staff/settings/store', read };
}

async function openCannedReply(): Promise<Form> {
  const one = await makeColleague(mall, ['agent']);
  const other = await makeColleague(mall, ['manager']);
  const path = '/api/staff/chat/reply/store';
  const shown = { title: '到貨', text: '明天到貨。' };
  const [reply] = dataOf<readonly Values[]>(await one.post(path, shown));
  const read = async () => {
    const [found] = dataOf<readonly Values[]>(await one.get('/api/staff/chat/reply/list'));
    return pick(found ?? {}, 'title', 'text');
  };
  return { one, other, shown, path, subject: { id: reply?.['id'] }, read };
}

async function openProfile(): Promise<Form> {
  const member = await mall.makeMember({ name: '林小滿' });
  const [one, other] = [mall.as(member), mall.as(member)];
  const read = async () =>
    pick(dataOf<Values>(await one.get('/api/member/profile')), 'name', 'phone', 'email');
  const path = '/api/member/profile/store';
  await one.post(path, { ...(await read()), phone: '0912345678' });
  return { one, other, shown: await read(), path, read };
}

async function openAddress(): Promise<Form> {
  const member = await mall.makeMember();
  const [one, other] = [mall.as(member), mall.as(member)];
  const path = '/api/member/address/store';
  const shown = {
    type: 'home',
    name: '林小滿',
    phone: '0912345678',
    county: '臺北市',
    district: '大安區',
    zip: '106',
    street: '巷口街 1 號',
    is_default: true,
  };
  const { id } = dataOf<{ readonly id: number }>(await one.post(path, shown));
  const read = async () => {
    const { id: _id, ...fields } = dataOf<Values>(
      await one.get(`/api/member/address/search/${id}`),
    );
    return fields;
  };
  return { one, other, shown, path, subject: { id }, read };
}

const MONDAY = [{ weekday: 1, from: '09:00', to: '18:00' }];
const cases: readonly Case[] = [
  {
    name: 'settings',
    field: 'service_hours',
    values: ['週一至週五', '每天'],
    elsewhere: ['chat_hours', MONDAY],
    open: openSettings,
  },
  {
    name: 'a canned reply',
    field: 'text',
    values: ['後天到貨。', '今天到貨。'],
    elsewhere: ['title', '到貨日'],
    open: openCannedReply,
  },
  {
    name: 'a profile',
    field: 'phone',
    values: ['0911111111', '0922222222'],
    elsewhere: ['name', '林滿滿'],
    open: openProfile,
  },
  {
    name: 'an address',
    field: 'street',
    values: ['巷口街 2 號', '巷口街 3 號'],
    elsewhere: ['name', '林滿滿'],
    open: openAddress,
  },
];

const save = (form: Form, by: TestCaller, edited: Values) =>
  by.post(form.path, { ...form.subject, ...form.shown, ...edited, base: form.shown });

test.each(cases)(
  'both changes of $name are stored when two people edit different fields',
  async ({ field, values: [value], elsewhere: [other, there], open }) => {
    const form = await open();
    dataOf(await save(form, form.one, { [field]: value }));
    dataOf(await save(form, form.other, { [other]: there }));
    expect(await form.read()).toEqual({ ...form.shown, [field]: value, [other]: there });
  },
);

test.each(cases)(
  'a change of $name is refused with the stored value when somebody else has edited the same field',
  async ({ field, values: [first, second], elsewhere: [other, there], open }) => {
    const form = await open();
    dataOf(await save(form, form.one, { [field]: first }));
    const refused = await save(form, form.other, { [field]: second, [other]: there });
    expect([refused.status, refused.body.code]).toEqual([409, 1014]);
    expect(refused.body.data).toMatchObject({
      fields: [{ field, args: [first], msg: expect.stringContaining(String(first)) }],
    });
    // Nothing of it is stored, and it is stored once it begins at the shown value.
    expect(await form.read()).toEqual({ ...form.shown, [field]: first });
    const seen = { ...form, shown: { ...form.shown, [field]: first } };
    dataOf(await save(seen, form.other, { [field]: second }));
    expect(await form.read()).toEqual({ ...form.shown, [field]: second });
  },
);

test.each(cases)(
  'a change of $name is stored when somebody else made the same one',
  async ({ field, values: [value], open }) => {
    const form = await open();
    dataOf(await save(form, form.one, { [field]: value }));
    dataOf(await save(form, form.other, { [field]: value }));
    expect(await form.read()).toEqual({ ...form.shown, [field]: value });
  },
);

test('a mail that a colleague switched off stays off when another one is switched', async () => {
  const one = await makeColleague(mall, ['owner']);
  const other = await makeColleague(mall, ['manager']);
  const { mails } = dataOf<{ readonly mails: Values }>(await one.get('/api/staff/settings'));
  const store = (by: TestCaller, edited: Values) =>
    by.post('/api/staff/settings/store', { mails: { ...mails, ...edited }, base: { mails } });
  dataOf(await store(one, { order_paid: false }));
  const saved = dataOf<{ readonly mails: Values }>(await store(other, { order_shipped: false }));
  expect(saved.mails).toEqual({ ...mails, order_paid: false, order_shipped: false });
});

test('an answer to an extra question stays when another device saves another answer', async () => {
  await mall.db.execute(
    `insert into extra_columns (key, label, kind, options, required, position)
     values ('diet', '飲食', 'text', '[]', false, 1), ('pet', '寵物', 'text', '[]', false, 2)`,
  );
  const member = await mall.makeMember();
  const caller = mall.as(member);
  const { name, email } = dataOf<Values>(await caller.get('/api/member/profile'));
  const shown = { name, email, phone: '0912345678', extra: { diet: '', pet: '' } };
  const store = (extra: Values) =>
    caller.post('/api/member/profile/store', { ...shown, extra, base: shown });
  dataOf(await store({ diet: '素', pet: '' }));
  const saved = dataOf<{ readonly extra: Values }>(await store({ diet: '', pet: '貓' }));
  expect(saved.extra).toEqual({ diet: '素', pet: '貓' });
  expect((await store({ diet: '葷', pet: '' })).body).toMatchObject({
    code: 1014,
    data: { fields: [{ field: 'extra.diet', args: ['素'] }] },
  });
});

test('a role that another owner gave stays when an older dialog changes another role', async () => {
  const [one, other] = [await makeColleague(mall, ['owner']), await makeColleague(mall, ['owner'])];
  const { id } = await makeColleague(mall, ['clerk']);
  interface People {
    readonly people: readonly { readonly id: number; readonly roles: readonly string[] }[];
  }
  const store = async (by: TestCaller, roles: readonly string[], base = { roles: ['clerk'] }) =>
    by.post('/api/staff/people/roles/store', { id, roles, base });
  const rolesOf = ({ people }: People) => people.find((person) => person.id === id)?.roles;
  dataOf(await store(one, ['clerk', 'agent']));
  const both = rolesOf(dataOf<People>(await store(other, ['clerk', 'accountant'])));
  expect(both).toEqual(['clerk', 'agent', 'accountant']);
  const less = rolesOf(dataOf<People>(await store(one, ['moderator'])));
  expect(less).toEqual(['agent', 'accountant', 'moderator']);
});

test('a change of roles is refused when nothing is left of them', async () => {
  const owner = await makeColleague(mall, ['owner']);
  const { id } = await makeColleague(mall, ['clerk', 'agent']);
  const store = (roles: readonly string[]) =>
    owner.post('/api/staff/people/roles/store', {
      ...{ id, roles, base: { roles: ['clerk', 'agent'] } },
    });
  dataOf(await store(['clerk']));
  expect((await store(['agent'])).body.code).toBe(1014);
});
