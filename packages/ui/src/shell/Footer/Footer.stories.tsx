import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../kit/Link/Link';
import { Logo } from '../TopBar/Logo';
import { Footer } from './Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Logo name="巷口市集" href="#" />,
    links: (
      <>
        <Link href="#about" tone="quiet">
          關於我們
        </Link>
        <Link href="#privacy" tone="quiet">
          隱私權政策
        </Link>
        <Link href="#tos" tone="quiet">
          服務條款
        </Link>
      </>
    ),
    copyright: '© 2026 巷口市集',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
