import { MallProvider } from '@mall/hooks';
import { createMall } from '@mall/sdk';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdle } from './useIdle';

it('renders once more when the page becomes idle, and not for each request', async () => {
  const replies: (() => void)[] = [];
  const mall = createMall({
    baseUrl: 'http://shop.test',
    fetch: () =>
      new Promise((resolve) => {
        replies.push(() => resolve(Response.json({ valid: true, data: [], code: 0, msg: '' })));
      }),
  });
  let renders = 0;
  function Page() {
    renders += 1;
    return <p>{useIdle() ? 'idle' : 'busy'}</p>;
  }
  const ask = async () => {
    const asked = mall.content.hotTags();
    await expect.poll(() => replies.length).toBe(1);
    await act(async () => {
      replies.pop()?.();
      await asked;
    });
  };

  render(
    <MallProvider mall={mall}>
      <Page />
    </MallProvider>,
  );
  await ask();
  await ask();
  expect(screen.getByText('busy')).toBeVisible();
  expect(renders).toBe(1);
  await screen.findByText('idle');
  await ask();
  expect(renders).toBe(2);
});
