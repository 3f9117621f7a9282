import { describe, expect, it } from 'vitest';
import { refusalOf, setStage } from './testing/stage';

const stage = setStage();

describe('a member', () => {
  it('reads their profile, and the kept session follows it', async () => {
    const member = await stage.server.makeMember({ name: '阿芳' });
    const mall = await stage.signedIn(member);
    await stage.server.db.execute(`update members set name = '芳姐' where id = ${member.id}`);
    expect((await mall.members.profile()).name).toBe('芳姐');
    expect(mall.session.get()?.profile.name).toBe('芳姐');
  });

  it('whose token the mall no longer knows is signed out', async () => {
    const member = await stage.server.makeMember();
    const mall = await stage.signedIn(member);
    await stage.server.as(member).post('/api/logout');
    expect(await refusalOf(mall.members.profile(), 'unauthenticated')).toBe('unauthenticated');
    expect(mall.session.get()).toBeNull();
  });
});
