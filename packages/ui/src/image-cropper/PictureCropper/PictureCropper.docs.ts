import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '圖片裁切',
  description: '把照片裁成正方形的對話框，用拖曳、滑桿或方向鍵調整。',
  when: {
    zh: '選好大頭貼後裁成正方形。選了檔案才載入這個進入點。',
    en: 'Crops a chosen picture to a square, for a profile. Load its entry once a file was chosen.',
  },
  instead: {
    zh: '貼文和商品圖不裁，交給 Picture 的 fit。',
    en: 'Pictures of posts and products are not cropped: use Picture’s fit.',
  },
  keys: [
    {
      keys: 'ArrowUp, ArrowDown, ArrowLeft, ArrowRight',
      zh: '焦點在圖上：移動裁切範圍；在滑桿上：縮放',
      en: 'On the picture: moves the crop; on the slider: zooms',
    },
    { keys: 'Escape', zh: '不裁了', en: 'Closes without a picture' },
  ],
  advice: [
    {
      do: {
        zh: '選檔時 createObjectURL 一次，關掉時 revokeObjectURL。',
        en: 'Call createObjectURL once when the file is chosen, and revokeObjectURL when the dialog closes.',
      },
      dont: {
        zh: '在 render 裡 createObjectURL：每次重畫都是另一張圖，記憶體也不還。',
        en: 'Call it while rendering: each render allocates another picture that is never freed.',
      },
    },
    {
      do: {
        zh: 'onUnreadable 裡關掉它，並說哪些格式可以。',
        en: 'Close it in onUnreadable, and name the supported formats.',
      },
      dont: {
        zh: '不理 onUnreadable：相機的 HEIC 打不開，人只看到空白。',
        en: 'Ignore onUnreadable: a camera’s HEIC shows an empty dialog.',
      },
    },
  ],
};
