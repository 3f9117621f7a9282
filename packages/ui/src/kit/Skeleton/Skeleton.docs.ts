import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '知道形狀、不知道內容的時候先占位，載入後不跳動。整塊只說一次 aria-busy。',
    en: 'A placeholder for content of known shape. Set aria-busy once, on the region.',
  },
  instead: {
    zh: '不知道會有幾筆、長什麼樣就別畫；動作的等待用按鈕的 loading。',
    en: 'Not for content of unknown number or shape. For a pressed button use its own loading.',
  },
  advice: [
    {
      do: { zh: '跟真的一樣高。', en: 'Make it as high as its content.' },
      dont: { zh: '讀失敗了還在閃。', en: 'Let it pulse after loading failed.' },
    },
  ],
};
