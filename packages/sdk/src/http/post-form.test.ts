import { describe, expect, it } from 'vitest';
import { failureCodes } from '@mall/contract/failure-codes';
import { setupMall } from '../testing/setup';

const setup = setupMall();

describe('postForm', () => {
  it('returns the whole envelope when it is valid', async () => {
    const reply = await setup.guest().postForm('/api/forget', { t: 'x'.repeat(43) });
    expect(reply).toMatchObject({ valid: true, data: { valid: false }, code: 0, msg: '' });
  });

  it('returns the refusal unchanged', async () => {
    const reply = await setup.guest().postForm('/api/forget', {});
    expect(reply).toMatchObject({ valid: false, code: failureCodes.invalidFields });
  });

  it('sends no cookies and no token when a member is signed in', async () => {
    const mall = await setup.signedIn();
    const reply = await mall.postForm('/api/member/token/update', { fcm_token: 'push' });
    expect(reply).toMatchObject({ valid: false, code: failureCodes.unauthenticated });
    expect(mall.session.get()).not.toBeNull();
  });

  it('rejects when there is no response, and when its signal aborts', async () => {
    await expect(setup.guest().postForm('/nowhere/at/all.html', {})).resolves.toMatchObject({
      code: failureCodes.notFound,
    });
    const reason = new Error('enough');
    const signal = AbortSignal.abort(reason);
    await expect(setup.guest().postForm('/api/forget', {}, { signal })).rejects.toBe(reason);
  });
});
