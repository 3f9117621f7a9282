import { inOwnShop } from './own-shop';
import { withoutPainting } from './posts';
import { layoutShift, MOST_SHIFT } from './shifts';
import { expect, openSignedIn } from './test';

// A shop without the posts of other tests: one for a group is in no guest's list, and moves the others for who sees it.
const test = inOwnShop('composer');

const PEOPLE = [
  ['a guest', null, '先登入'],
  ['a member', '一般會員', '跟客服說一聲，就為您開通發文'],
  ['a poster', '貼文作者', '分享今天的餐桌…'],
] as const;

for (const [who, account, text] of PEOPLE) {
  test(`the posts stay where they are while the wall loads for ${who}`, async ({ page }) => {
    await withoutPainting(page);
    if (account) await openSignedIn(page, account, '/wall');
    else await page.goto('/wall');
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
