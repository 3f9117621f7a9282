import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../../../stories/samples';
import { Button } from '../../kit/Button/Button';
import { Alert } from '../../kit/Alert/Alert';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { PostEditor } from './PostEditor';
import type { UploadTileItem } from './UploadTile';

const samples = [pictures.bento, pictures.mango, pictures.dumplings];
const done = (place: number, kind: 1 | 2 = 1): UploadTileItem => ({
  key: `${kind}-${place}`,
  kind,
  status: 2,
  picture: samples[place % samples.length] ?? null,
});

const meta = {
  title: 'Articles/PostEditor',
  component: PostEditor,
  args: {
    title: '寫貼文',
    content: '',
    maxLength: 5000,
    audience: { text: '公開', limited: false },
    media: [],
    products: [],
    accept: 'image/jpeg,video/mp4',
    onClose: fn(),
    onContentChange: fn(),
    onAudience: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onMove: fn(),
    onFiles: fn(),
    onProducts: fn(),
    onRemoveProduct: fn(),
    onMoveProduct: fn(),
    onPublish: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PostEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: {
    content: '今天的便當是滷雞腿配三樣青菜，飯是玉里新米。',
    media: [
      done(0),
      { key: 'a', kind: 1, status: 1, progress: 64, picture: pictures.mango },
      { key: 'b', kind: 1, status: 1, progress: 100, picture: pictures.dumplings },
      { key: 'c', kind: 1, status: 0, picture: pictures.bento },
      { key: 'd', kind: 2, status: 0, picture: null },
    ],
    error: '請等圖片上傳完成',
  },
};
export const VideosWithoutTheirSound: Story = {
  args: {
    content: '阿嬤示範怎麼包粽子。',
    media: [done(0, 2), { ...done(1, 2), soundDropped: true }],
  },
};
export const Full: Story = {
  args: {
    content: '第一次買就回購了，滷汁拌飯真的會讓人多吃一碗，孩子帶去學校同學都在問哪裡買的。',
    audience: { text: '好鄰居、廚友社', limited: true },
    media: [...Array.from({ length: 10 }, (_, at) => done(at)), done(1, 2)],
    products: [
      {
        p_id: 1,
        name: '愛文芒果 5 斤裝',
        index_img: pictures.mango,
        amount: 680,
        market_price: 780,
      },
      {
        p_id: 2,
        name: '手工高麗菜豬肉水餃 50 顆',
        index_img: null,
        amount: 320,
        market_price: 320,
      },
    ],
  },
};
export const Failing: Story = {
  args: {
    content: '今天煮飯'.repeat(1260),
    alert: <Alert action={<Button size="sm">重新開始</Button>}>接著上次的草稿繼續寫</Alert>,
    notices: [
      {
        key: '1',
        title: '圖片上傳失敗',
        name: 'IMG_2041.jpg',
        text: '連不上商店，請確認網路後再試一次。',
        onRetry: fn(),
        onDismiss: fn(),
      },
      {
        key: '2',
        title: '圖片上傳失敗',
        name: '海報.png',
        text: '檔案超過 10 MB',
        onDismiss: fn(),
      },
    ],
    error: '貼文內容太長了，最多 5,000 個字',
  },
};
export const Publishing: Story = { args: { content: '今天煮飯', publishing: true } };
export const Loading: Story = { args: { title: '編輯貼文', fallback: <Skeleton lines={5} /> } };
export const Editing: Story = { args: { title: '編輯貼文', content: '今天煮飯', editing: true } };
export const Narrow: Story = { ...Full, globals: { viewport: { value: 'narrow' } } };
