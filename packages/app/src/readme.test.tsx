import { readFile } from 'node:fs/promises';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Site } from '../quickstart.example';

const read = (file: string) => readFile(`${import.meta.dirname}/../${file}`, 'utf8');

describe('README', () => {
  it('contains the example that compiles', async () => {
    expect(await read('README.md')).toContain(
      `\`\`\`tsx\n${await read('quickstart.example.tsx')}\`\`\``,
    );
  });

  it('contains an example that asks first and shows the result', async () => {
    render(<Site />);
    await userEvent.click(screen.getByRole('button', { name: '刪除' }));
    const dialog = await screen.findByRole('alertdialog', { name: '確定要刪除這個地址嗎？' });
    expect(dialog).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: '刪除' }).at(-1) ?? dialog);
    expect((await screen.findAllByText('地址已刪除'))[0]).toBeVisible();
  });
});
