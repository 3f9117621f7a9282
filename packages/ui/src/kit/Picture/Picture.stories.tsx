import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../stories/samples';
import { Picture } from './Picture';

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  args: { src: pictures.mango, alt: '三顆熟透的芒果' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Wide: Story = { args: { ratio: 16 / 9 } };
export const Contained: Story = { args: { ratio: 16 / 9, fit: 'contain' } };
/** The placeholder until the picture has loaded: its main colour. */
export const StillLoading: Story = {
  args: {
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    mainColor: '#c9a27e',
  },
};
export const Missing: Story = { args: { src: null } };
export const Broken: Story = { args: { src: 'data:image/webp;base64,AAAA' } };
