import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatComposer, type ChatComposerProps } from './ChatComposer';

/** Whether the device has a mouse, which implies a keyboard. */
const withMouse = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn() }));
beforeEach(() => withMouse(true));

function Page({
  onSend,
  ...files
}: Pick<ChatComposerProps, 'onSend' | 'onFiles' | 'acceptsDrops'>) {
  const [text, setText] = useState('');
  return <ChatComposer value={text} onValueChange={setText} onSend={onSend} {...files} />;
}
const field = () => screen.getByRole('textbox', { name: '輸入訊息' });

describe('ChatComposer', () => {
  it('sends the trimmed text on Enter and inserts a line on Shift+Enter when there is a keyboard', async () => {
    const onSend = vi.fn();
    render(<Page onSend={onSend} />);
    await userEvent.type(field(), ' 一{Shift>}{Enter}{/Shift}二 {Enter}');
    expect(onSend.mock.calls).toEqual([['一\n二']]);
  });

  it('sends nothing when Enter ends a composition', async () => {
    const onSend = vi.fn();
    render(<Page onSend={onSend} />);
    await userEvent.type(field(), '芒果');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('inserts a line on Enter and sends by its button when it is on a phone', async () => {
    withMouse(false);
    const onSend = vi.fn();
    render(<Page onSend={onSend} />);
    await userEvent.type(field(), '一{Enter}二');
    await userEvent.click(screen.getByRole('button', { name: '傳送' }));
    expect(onSend.mock.calls).toEqual([['一\n二']]);
  });

  it('sends nothing when the text is blank', async () => {
    const onSend = vi.fn();
    render(<Page onSend={onSend} />);
    await userEvent.type(field(), '  {Enter}');
    await userEvent.click(screen.getByRole('button', { name: '傳送' }));
    expect(onSend).not.toHaveBeenCalled();
  });
});

it('leaves a key to the page when the page handles it', async () => {
  const onSend = vi.fn();
  const ref = vi.fn();
  render(
    <ChatComposer
      value="一"
      onValueChange={vi.fn()}
      onSend={onSend}
      tools={<button type="button">常用回覆</button>}
      field={{ ref, onKeyDown: (event) => event.preventDefault() }}
    />,
  );
  await userEvent.type(field(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(ref).toHaveBeenCalledWith(field());
  expect(screen.getByRole('button', { name: '常用回覆' })).toBeVisible();
});

describe('files', () => {
  const picture = new File(['x'], 'box.png', { type: 'image/png' });
  const files = { files: [picture], types: ['Files'] };

  it('are accepted when they are chosen or pasted', async () => {
    const onFiles = vi.fn();
    render(<Page onSend={vi.fn()} onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('傳送照片或影片', { selector: 'input' }), picture);
    fireEvent.paste(field(), { clipboardData: files });
    fireEvent.drop(document.body, { dataTransfer: files });
    expect(onFiles.mock.calls).toEqual([[[picture]], [[picture]]]);
  });

  it('are not accepted when text is pasted that comes with its picture', () => {
    const onFiles = vi.fn();
    render(<Page onSend={vi.fn()} onFiles={onFiles} />);
    const clipboardData = { files: [picture], types: ['text/plain', 'Files'], getData: () => '好' };
    fireEvent.paste(field(), { clipboardData });
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('are accepted when they are dropped on the page of a composer that accepts drops', () => {
    const onFiles = vi.fn();
    render(<Page onSend={vi.fn()} onFiles={onFiles} acceptsDrops />);
    fireEvent.drop(document.body, { dataTransfer: files });
    expect(onFiles.mock.calls).toEqual([[[picture]]]);
  });
});
