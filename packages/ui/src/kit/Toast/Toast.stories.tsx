import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { Button } from '../Button/Button';
import { Inline } from '../Stack/Inline';
import { useToast } from './ToastContext';
import { ToastProvider } from './ToastProvider';

function Buttons() {
  const toast = useToast();
  const long = { duration: 60_000 };
  return (
    <Inline>
      <Button onClick={() => toast.success('已加入購物車', long)}>成功</Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.success('已加入購物車', {
            ...long,
            picture: pictures.mango,
            note: '再買 NT$100 就免運',
            place: 'top',
            action: { label: '去購物車', onAction: () => undefined },
          })
        }
      >
        附圖片
      </Button>
      <Button variant="danger" onClick={() => toast.failure('操作失敗', long)}>
        失敗
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.info('已從購物車刪除', {
            ...long,
            action: { label: '復原', onAction: () => undefined },
          })
        }
      >
        可以復原
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Kit/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const AllKinds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['成功', '附圖片', '失敗', '可以復原'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const undo = await screen.findByRole('button', { name: '復原' });
    await waitFor(() => expect(undo).toBeVisible());
  },
};
export const Narrow: Story = { ...AllKinds, globals: { viewport: { value: 'narrow' } } };
