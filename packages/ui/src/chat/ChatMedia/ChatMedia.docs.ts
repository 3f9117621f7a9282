import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訊息圖片影片',
  description: '訊息裡的圖片或影片，點了放大；上傳時顯示進度。',
  when: {
    zh: '訊息裡的一張圖或一支影片；上傳中顯示進度，可以取消，點圖放大。',
    en: 'Shows a picture or a video in a message. It opens full screen, and shows progress and a cancel button during upload.',
  },
  instead: {
    zh: '商品圖集用 Gallery，貼文裡的圖由 PostCard 排。',
    en: 'For a product’s pictures use Gallery; PostCard lays out the pictures of a post.',
  },
  keys: [
    { keys: 'Enter, Space', zh: '把圖放到全螢幕', en: 'Opens the picture full screen' },
    { keys: 'Escape', zh: '離開全螢幕', en: 'Closes the full screen' },
  ],
  advice: [
    {
      do: {
        zh: '傳完就把 progress 和 onCancel 都拿掉：圖才點得開，影片才能播。',
        en: 'Remove progress and onCancel once it is sent: only then does it open or play.',
      },
      dont: {
        zh: '讓 progress 停在 100：點不開，取消鈕也還在。',
        en: 'Leave progress at 100: it does not open, and the cancel button stays.',
      },
    },
    {
      do: {
        zh: '影片一定給 poster；上傳中用本機截的那一張。',
        en: 'Always pass a poster for a video; during upload, a frame captured on the device.',
      },
      dont: {
        zh: '上傳中的影片只給 src：看到的是空框。',
        en: 'Pass src alone during the upload: an empty frame shows.',
      },
    },
  ],
};
