import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '骨架',
  description: '內容載入時的占位色塊，螢幕閱讀器會略過。',
  when: {
    zh: '知道形狀、不知道內容的時候先占位，載入後不跳動。整塊只說一次 aria-busy。',
    en: 'Takes the place of content of known shape while it loads. Set aria-busy once, on the region.',
  },
  instead: {
    zh: '不知道會有幾筆、長什麼樣就別畫；動作的等待用按鈕的 loading。',
    en: 'Do not use it for content of unknown number or shape. For a pressed button use its own loading.',
  },
  advice: [
    {
      do: { zh: '跟真的一樣高。', en: 'Make it as high as its content.' },
      dont: { zh: '讀失敗了還在閃。', en: 'Let it pulse after loading failed.' },
    },
  ],
};
