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
  advice: [
    {
      do: {
        zh: '選檔時 createObjectURL 一次，關掉時 revokeObjectURL。',
        en: 'Call createObjectURL once, as the file is chosen, and revokeObjectURL as it closes.',
      },
      dont: {
        zh: '在 render 裡 createObjectURL：每次重畫都是另一張圖，記憶體也不還。',
        en: 'Call it while rendering: each render is another picture, and the memory is never given back.',
      },
    },
    {
      do: {
        zh: 'onUnreadable 裡關掉它，並說哪些格式可以。',
        en: 'Close it in onUnreadable, and say which formats work.',
      },
      dont: {
        zh: '不理 onUnreadable：相機的 HEIC 打不開，人只看到空白。',
        en: 'Ignore onUnreadable: for a camera’s HEIC one sees an empty stage.',
      },
    },
  ],
};
