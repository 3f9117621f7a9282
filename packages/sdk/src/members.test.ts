import { TEST_PASSWORD } from '@mall/server/testing';
import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('mall.members', () => {
  it('reads the profile and updates the stored session', async () => {
    const member = await setup.server.makeMember({ name: '阿芳' });
    const mall = await setup.signedIn(member);
    await setup.server.db.execute(`update members set name = '芳姐' where id = ${member.id}`);
    expect((await mall.members.profile()).name).toBe('芳姐');
    expect(mall.session.get()?.profile.name).toBe('芳姐');
  });

  it('signs out when the server no longer accepts the token', async () => {
    const member = await setup.server.makeMember();
    const mall = await setup.signedIn(member);
    await setup.server.as(member).post('/api/logout');
    expect(await refusalOf(mall.members.profile(), 'unauthenticated')).toBe('unauthenticated');
    expect(mall.session.get()).toBeNull();
  });

  it('changes profile and barcode and updates the stored session', async () => {
    const mall = await setup.signedIn();
    await mall.members.saveProfile({
      name: '芳姐',
      phone: '0987654321',
      email: 'f@mall.test',
      password: TEST_PASSWORD,
    });
    await mall.members.saveBarcode('/ABC1234');
    expect(mall.session.get()?.profile).toMatchObject({
      name: '芳姐',
      email: 'f@mall.test',
      mobile_barcode: '/ABC1234',
    });
    const wrong = mall.members.saveBarcode('ABC');
    expect(await refusalOf(wrong, 'invalidFields')).toBe('invalidFields');
    expect(await mall.members.extraColumns()).toEqual([]);
  });

  it('changes the avatar and updates the stored session', async () => {
    const mall = await setup.signedIn();
    // A picture of 16 × 16 pixels.
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFklEQVQoz2M4Y2xMEmIY1TCqYfhqAABHizIQMVrxvwAAAABJRU5ErkJggg==',
      'base64',
    );
    const sent: number[] = [];
    const { avatar } = await mall.members.saveAvatar(new Blob([png]), {
      onProgress: (part) => sent.push(part),
    });
    const path = avatar?.replace(setup.server.baseUrl, '');
    expect(path).toMatch(/^\/media\/avatars\/[\w-]+\/256\.avif$/);
    expect(mall.session.get()?.profile.avatar).toBe(avatar);
    expect(sent.at(-1)).toBe(1);
    const text = mall.members.saveAvatar(new Blob(['this is no picture at all']));
    expect(await refusalOf(text, 'mediaUnsupported')).toBe('mediaUnsupported');
  });

  it('changes the password and stays signed in; changes nothing when the old password is wrong', async () => {
    const mall = await setup.signedIn();
    const password = '新的密碼-1234';
    const wrong = mall.members.changePassword({ old_password: 'not-the-one', password });
    expect(await refusalOf(wrong, 'passwordWrong')).toBe('passwordWrong');
    await mall.members.changePassword({ old_password: TEST_PASSWORD, password });
    expect((await mall.members.profile()).has_password).toBe(true);
  });

  it('saves the push token of this device', async () => {
    const mall = await setup.signedIn();
    await expect(mall.members.updateToken('push')).resolves.toBeUndefined();
    const call = setup.guest().members.updateToken('push');
    expect(await refusalOf(call, 'unauthenticated')).toBe('unauthenticated');
  });

  it('lists the sessions, and ends the others or all of them', async () => {
    const member = await setup.server.makeMember();
    const mall = await setup.signedIn(member);
    const device = { device_name: 'iPhone', ...(await setup.server.makeCaptcha()) };
    const phone = setup.guest();
    await phone.auth.login({ account: member.account, password: TEST_PASSWORD, ...device });
    const found = await mall.members.sessions();
    expect(found.map((each) => [each.device_name, each.is_current])).toEqual([
      ['iPhone', false],
      ['test', true],
    ]);
    await mall.members.endSessions(found[0]?.id ?? 0);
    expect(await refusalOf(phone.members.profile(), 'unauthenticated')).toBe('unauthenticated');
    const gone = mall.members.endSessions(found[0]?.id ?? 0);
    expect(await refusalOf(gone, 'notFound')).toBe('notFound');
    await mall.members.endSessions('others');
    expect(await mall.members.sessions()).toHaveLength(1);
    await mall.members.endSessions('all');
    expect(mall.session.get()).toBeNull();
  });

  it('deletes the account and ends the session', async () => {
    const mall = await setup.signedIn();
    const wrong = mall.members.deleteAccount();
    expect(await refusalOf(wrong, 'passwordNeeded')).toBe('passwordNeeded');
    expect(mall.session.get()).not.toBeNull();
    await mall.members.deleteAccount(TEST_PASSWORD);
    expect(mall.session.get()).toBeNull();
  });
});
