import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureLogo } from './PictureLogo';

const picture = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" rx="8" fill="#B5432A"/><circle cx="20" cy="20" r="10" fill="#FBF7F0"/><rect x="40" y="14" width="104" height="12" rx="6" fill="#FBF7F0"/></svg>',
);

const meta = {
  title: 'Shell/PictureLogo',
  component: PictureLogo,
  args: { name: '巷口市集', href: '#', src: `data:image/svg+xml,${picture}` },
} satisfies Meta<typeof PictureLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
/** The picture fails to load: the name shows instead. */
export const Broken: Story = { args: { src: 'data:image/png;base64,broken' } };
