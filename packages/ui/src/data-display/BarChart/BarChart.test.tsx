import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart';

it('hides its bars from screen readers and opens the table of values', async () => {
  const { container } = render(
    <BarChart bars={[{ key: '10', label: '10', value: 820 }]} chosen="10">
      <p>十月 NT$820</p>
    </BarChart>,
  );
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('10');
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('1,0005000820');
  expect(screen.getByText('十月 NT$820')).not.toBeVisible();
  await userEvent.click(screen.getByText('以表格查看'));
  expect(screen.getByText('十月 NT$820')).toBeVisible();
});
