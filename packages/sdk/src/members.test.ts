import { TEST_PASSWORD } from '@mall/server/testing';
import { describe, expect, it } from 'vitest';
import { refusalOf, setupMall } from './testing/setup';

const setup = setupMall();

describe('a member', () => {
  it('reads their profile, and the kept session follows it', async () => {
    const member = await setup.server.makeMember({ name: '阿芳' });
    const mall = await setup.signedIn(member);
    await setup.server.db.execute(`update members set name = '芳姐' where id = ${member.id}`);
    expect((await mall.members.profile()).name).toBe('芳姐');
    expect(mall.session.get()?.profile.name).toBe('芳姐');
  });

  it('whose token the mall no longer knows is signed out', async () => {
    const member = await setup.server.makeMember();
    const mall = await setup.signedIn(member);
    await setup.server.as(member).post('/api/logout');
    expect(await refusalOf(mall.members.profile(), 'unauthenticated')).toBe('unauthenticated');
    expect(mall.session.get()).toBeNull();
  });

  it('changes their profile and barcode, and the kept session follows', async () => {
    const mall = await setup.signedIn();
    await mall.members.storeProfile({
      name: '芳姐',
      phone: '0987654321',
      email: 'f@mall.test',
      password: TEST_PASSWORD,
    });
    await mall.members.storeBarcode('/ABC1234');
    expect(mall.session.get()?.profile).toMatchObject({
      name: '芳姐',
      email: 'f@mall.test',
      mobile_barcode: '/ABC1234',
    });
    const wrong = mall.members.storeBarcode('ABC');
    expect(await refusalOf(wrong, 'invalidFields')).toBe('invalidFields');
    expect(await mall.members.extraColumns()).toEqual([]);
  });

  it('changes the picture of themself, and the kept session follows', async () => {
    const mall = await setup.signedIn();
    // A picture of 16 × 16 pixels.
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFklEQVQoz2M4Y2xMEmIY1TCqYfhqAABHizIQMVrxvwAAAABJRU5ErkJggg==',
      'base64',
    );
    const sent: number[] = [];
    const { avatar } = await mall.members.storeAvatar(new Blob([png]), {
      onProgress: (part) => sent.push(part),
    });
    const path = avatar?.replace(setup.server.baseUrl, '');
    expect(path).toMatch(/^\/media\/avatars\/[\w-]+\/256\.avif$/);
    expect(mall.session.get()?.profile.avatar).toBe(avatar);
    expect(sent.at(-1)).toBe(1);
    const text = mall.members.storeAvatar(new Blob(['this is no picture at all']));
    expect(await refusalOf(text, 'mediaUnsupported')).toBe('mediaUnsupported');
  });

  it('changes their password and stays signed in; the wrong old one changes nothing', async () => {
    const mall = await setup.signedIn();
    const password = '新的密碼-1234';
    const wrong = mall.members.storePassword({ old_password: 'not-the-one', password });
    expect(await refusalOf(wrong, 'passwordWrong')).toBe('passwordWrong');
    await mall.members.storePassword({ old_password: TEST_PASSWORD, password });
    expect((await mall.members.profile()).has_password).toBe(true);
  });

  it('tells where push notifications for this device go', async () => {
    const mall = await setup.signedIn();
    await expect(mall.members.updateToken('push')).resolves.toBeUndefined();
    const call = setup.guest().members.updateToken('push');
    expect(await refusalOf(call, 'unauthenticated')).toBe('unauthenticated');
  });

  it('sees where they are signed in, and signs out elsewhere or everywhere', async () => {
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

  it('deletes their account, and is nobody afterwards', async () => {
    const mall = await setup.signedIn();
    const wrong = mall.members.destroy();
    expect(await refusalOf(wrong, 'passwordWrong')).toBe('passwordWrong');
    expect(mall.session.get()).not.toBeNull();
    await mall.members.destroy(TEST_PASSWORD);
    expect(mall.session.get()).toBeNull();
  });
});
