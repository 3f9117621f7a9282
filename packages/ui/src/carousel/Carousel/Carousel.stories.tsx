import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictures, shelf } from '../../../stories/samples';
import { Card } from '../../kit/Card/Card';
import { Picture } from '../../kit/Picture/Picture';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { ProductCard } from '../../products/ProductCard/ProductCard';
import { Carousel } from './Carousel';

const banners = [
  ['mango', '愛文芒果季', pictures.mango],
  ['bento', '阿嬤的便當', pictures.bento],
  ['dumplings', '黑豬肉水餃', pictures.dumplings],
] as const;

const Banner = ({ src, alt }: { src: string; alt: string }) => (
  <Card style={{ padding: 0, overflow: 'hidden' }}>
    <Picture src={src} alt={alt} ratio={16 / 7} />
  </Card>
);

const meta = {
  title: 'Carousel/Carousel',
  component: Carousel,
  args: {
    label: '本週活動',
    children: banners.map(([key, alt, src]) => <Banner key={key} src={src} alt={alt} />),
  },
  decorators: [(Row) => <div style={{ maxWidth: 840 }}>{Row()}</div>],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {
  play: async ({ canvasElement }) => {
    const carousel = within(within(canvasElement).getByRole('region', { name: '本週活動' }));
    const [first, second, third] = carousel.getAllByRole('button', { name: /^第 \d 張/ });
    const next = carousel.getByRole('button', { name: '下一張' });
    await expect(carousel.getByRole('button', { name: '上一張' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(next);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await expect(carousel.getByRole('status')).toHaveTextContent('第 2 張，共 3 張');
    if (third) await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(carousel.getByRole('button', { name: '上一張' }));
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Home}');
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'true'));
  },
};
export const Thumbnails: Story = {
  args: {
    label: '商品照片',
    thumbnails: banners.map(([key, , src]) => <Picture key={key} src={src} alt="" />),
  },
};
/** Several at once: `--ui-slide` is narrower than the row. */
export const Cards: Story = {
  args: {
    label: '今日鮮貨',
    children: shelf.map((product) => (
      <ProductCard key={product.p_id} product={product} href={`#${product.p_id}`} />
    )),
  },
  decorators: [
    (Row) => (
      <div style={{ '--ui-slide': 'min(44%, 240px)' } as Readonly<Record<string, string>>}>
        <Row />
      </div>
    ),
  ],
};
/** All slides fit: there is nothing to scroll. */
export const AllInSight: Story = {
  ...Cards,
  args: {
    ...Cards.args,
    children: shelf
      .slice(0, 2)
      .map((product) => (
        <ProductCard key={product.p_id} product={product} href={`#${product.p_id}`} />
      )),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
  },
};
export const One: Story = {
  args: { children: <Banner src={pictures.mango} alt="愛文芒果季" /> },
};
export const Busy: Story = {
  args: { busy: true, children: <Skeleton shape="box" ratio={16 / 7} /> },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
