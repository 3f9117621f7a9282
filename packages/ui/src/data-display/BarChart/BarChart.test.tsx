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

it('draws no bar, and names the value, when the value is below 0', () => {
  const { container } = render(
    <BarChart
      bars={[
        { key: '9', label: '9', value: 100 },
        { key: '10', label: '10', value: -20 },
      ]}
      chosen="10"
    >
      <p>十月 -NT$20</p>
    </BarChart>,
  );
  const heights = [...container.querySelectorAll<HTMLElement>('[style*="height"]')].map(
    ({ style }) => style.height,
  );
  expect(heights).toEqual(['100%', '0%']);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('-20');
});
