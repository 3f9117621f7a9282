import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '選好大頭貼後裁成正方形。選了檔案才載入這個進入點。',
    en: 'Cuts a chosen picture to a square, for a profile. Load its entry once a file was chosen.',
  },
  instead: {
    zh: '貼文和商品圖不裁，交給 Picture 的 fit。',
    en: 'Pictures of posts and goods are not cut: leave that to Picture’s fit.',
  },
  keys: [
    {
      keys: 'ArrowUp, ArrowDown, ArrowLeft, ArrowRight',
      zh: '焦點在圖上：移動裁切範圍；在滑桿上：縮放',
      en: 'On the picture: moves the part; on the slider: enlarges',
    },
    { keys: 'Escape', zh: '不裁了', en: 'Closes without a picture' },
  ],
};
