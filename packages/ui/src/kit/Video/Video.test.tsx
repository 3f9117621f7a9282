import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Video } from './Video';

const both = (
  <>
    <Video src="/a.mp4" label="甲" failedText="無法播放" duration={65} />
    <Video src="/b.mp4" label="乙" failedText="無法播放" />
  </>
);

it('loads nothing before playback, and shows its length', () => {
  render(both);
  expect(screen.getByLabelText('甲')).toHaveAttribute('preload', 'none');
  expect(screen.getByText('1:05')).toBeVisible();
});

it.each([
  [59.4, '0:59'],
  [59.6, '1:00'],
  [119.5, '2:00'],
])('formats %d seconds as %s', (duration, text) => {
  render(<Video src="/a.mp4" label="甲" failedText="無法播放" duration={duration} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('plays one at a time', () => {
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(both);
  fireEvent.play(screen.getByLabelText('甲'));
  expect(paused).not.toHaveBeenCalled();
  fireEvent.play(screen.getByLabelText('乙'));
  expect(paused.mock.contexts).toEqual([screen.getByLabelText('甲')]);
  paused.mockRestore();
});

it('shows an error when only its sound can be played', () => {
  render(both);
  const video = screen.getByLabelText<HTMLVideoElement>('甲');
  // As Firefox reports an HEVC video.
  Object.defineProperty(video, 'videoWidth', { value: 0 });
  fireEvent.loadedMetadata(video);
  expect(screen.getByRole('status')).toHaveTextContent('無法播放');
  const other = screen.getByLabelText<HTMLVideoElement>('乙');
  Object.defineProperty(other, 'videoWidth', { value: 640 });
  fireEvent.loadedMetadata(other);
  expect(other).toBeVisible();
});

it('shows an error when it cannot play', () => {
  render(both);
  fireEvent.error(screen.getByLabelText('甲'));
  expect(screen.getByRole('status')).toHaveTextContent('無法播放');
  expect(screen.getByLabelText('乙')).toBeVisible();
});

it('starts by the button on its poster, which gives way to the controls', () => {
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(<Video src="/a.mp4" label="甲" playLabel="播放甲" failedText="無法播放" />);
  expect(screen.getByLabelText('甲')).not.toHaveAttribute('controls');
  fireEvent.click(screen.getByRole('button', { name: '播放甲' }));
  expect(played.mock.contexts).toEqual([screen.getByLabelText('甲')]);
  expect(screen.getByLabelText('甲')).toHaveAttribute('controls');
  expect(screen.queryByRole('button')).toBeNull();
  played.mockRestore();
});
