import { testPicture } from '@mall/server/testing';
import { isMallError } from '@mall/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProfile, useSaveAvatar } from '../index';
import { renderHookWithMall, setupMall } from '../testing/setup';

const setup = setupMall();

async function profilePage() {
  const testClient = await setup.signedIn(await setup.server.makeMember());
  const { result } = renderHookWithMall(testClient, () => ({
    avatar: useSaveAvatar(),
    profile: useProfile(),
  }));
  await waitFor(() => expect(result.current.profile.isSuccess).toBe(true));
  return result;
}

it('useSaveAvatar updates the profile when the picture is uploaded', async () => {
  const result = await profilePage();
  const before = result.current.profile.data?.avatar;
  const picture = new Blob([new Uint8Array(await testPicture())], { type: 'image/png' });
  await act(() => result.current.avatar.mutateAsync(picture));
  await waitFor(() => expect(result.current.avatar.sent).toBe(1));
  await waitFor(() =>
    expect(result.current.profile.data?.avatar).toContain(`${setup.server.baseUrl}/media/`),
  );
  expect(result.current.profile.data?.avatar).not.toBe(before);
});

it('useSaveAvatar reports an error when the file is not a picture', async () => {
  const result = await profilePage();
  act(() => result.current.avatar.mutate(new Blob(['no picture'], { type: 'image/png' })));
  await waitFor(() => expect(result.current.avatar.isError).toBe(true));
  expect(isMallError(result.current.avatar.error, 'mediaUnsupported', 'mediaBroken')).toBe(true);
  expect(result.current.avatar.error?.msg).not.toBe('');
});
