import {
  type CaptchaFact,
  type CaptchaPurpose,
  type CaptchaQuestion,
  type CaptchaWord,
  type CaptchaWordings,
  wordQuestion,
} from '../captcha-question';
import type { wordsByCategory } from '../captcha-words';
import { captchaWords } from './captcha-words';

const categories: Readonly<Record<keyof typeof wordsByCategory, string>> = {
  fruit: '水果',
  animal: '動物',
  tool: '工具',
  clothes: '衣服',
  vehicle: '交通工具',
  furniture: '家具',
  instrument: '樂器',
};

const purposes: Readonly<Record<CaptchaPurpose, string>> = {
  cutPaper: '剪紙',
  stayDry: '擋雨',
  tellTime: '看時間',
  brushTeeth: '刷牙',
  driveNails: '釘釘子',
  sweep: '掃地',
  unlock: '開門鎖',
  drink: '喝水',
  sleep: '睡覺',
  washHands: '洗手',
  write: '寫字',
};

const facts: Readonly<Record<CaptchaFact, readonly [string, ...string[]]>> = {
  ripeBanana: ['熟了的香蕉，皮是什麼顏色？', '香蕉放到熟，外皮會變成什麼顏色？'],
  snow: ['剛下的雪是什麼顏色？', '雪人的身體是什麼顏色？'],
  coal: ['煤炭是什麼顏色？', '烤肉用的木炭，還沒燒的時候是什麼顏色？'],
  grass: ['春天剛長出來的草是什麼顏色？', '草地通常是什麼顏色？'],
  blood: ['人流的血是什麼顏色？', '手指割傷了，流出來的血是什麼顏色？'],
  daysOfWeek: ['一個星期有幾天？', '從星期一到星期日，總共幾天？'],
  monthsOfYear: ['一年有幾個月？', '一整年總共有幾個月？'],
  legsOfDog: ['一隻健康的狗有幾條腿？', '小狗用幾條腿走路？'],
  legsOfHen: ['一隻母雞有幾隻腳？', '公雞走路用幾隻腳？'],
  eyesOfPerson: ['一個人的臉上有幾隻眼睛？', '大多數人生下來有幾隻眼睛？'],
  fingersOfHand: ['一隻手，連大拇指算進去，有幾根手指頭？', '大拇指也算的話，一隻手有幾根手指頭？'],
  wheelsOfTricycle: ['小朋友騎的三輪車有幾個輪子？', '三輪車的輪子有幾個？'],
  sunrise: ['太陽從哪一邊升起？', '早上的太陽從哪個方向出來？'],
  sunset: ['太陽往哪一邊落下？', '傍晚的太陽從哪個方向下山？'],
  afterWinter: ['冬天過完是什麼季節？', '冬天的下一個季節叫什麼？'],
  afterSpring: ['春天過完是什麼季節？', '春天的下一個季節叫什麼？'],
  meows: ['哪種動物會喵喵叫？', '喵喵叫、愛抓老鼠的是什麼動物？'],
  barks: ['哪種動物會汪汪叫？', '汪汪叫、會幫人看門的是什麼動物？'],
  makesHoney: ['蜂蜜是哪一種昆蟲釀的？', '什麼昆蟲會採花蜜、釀蜂蜜？'],
  hears: ['我們用身體的哪裡聽聲音？', '頭的兩邊各有一個，用來聽聲音的是什麼？'],
  smells: ['我們用身體的哪裡聞味道？', '聞花香要靠臉上的什麼？'],
  frozenWater: ['水結凍以後變成什麼？', '水放進冷凍庫，隔天會變成什麼？'],
};

const dayNames: Readonly<Record<string, string>> = {
  '-2': '前天',
  '-1': '昨天',
  '1': '明天',
  '2': '後天',
};
const dayName = (shift: number): string => dayNames[shift] ?? '';
const weekdayAt = (day: number): string => '一二三四五六日'.charAt(day - 1);
const numeral = (number: number): string => '零一二三四五六七八九'.charAt(number);
const word = (id: CaptchaWord | undefined): string => (id ? captchaWords[id][0] : '');
const inRow = (list: readonly CaptchaWord[]): string => list.map(word).join('、');

const wordings: CaptchaWordings = {
  oddOneOut: ({ category, list }) => [
    `${inRow(list)}，哪一個跟其他的不同類？`,
    `下面有一個不是${categories[category]}，是哪一個：${inRow(list)}？`,
    `在${inRow(list)}當中，哪一個不算${categories[category]}？`,
    `除了一個以外都是${categories[category]}：${inRow(list)}。不是的是哪一個？`,
  ],
  memberOf: ({ category, list }) => [
    `${inRow(list)}，哪一個是${categories[category]}？`,
    `下面哪一個是${categories[category]}：${inRow(list)}？`,
    `在${inRow(list)}當中，只有一個是${categories[category]}，是哪一個？`,
  ],
  count: ({ category, list }) => [
    `${inRow(list)}，這${numeral(list.length)}個詞裡，有幾個是${categories[category]}？`,
    `數數看，下面有幾個是${categories[category]}：${inRow(list)}？`,
    `下面 ${list.length} 個詞裡，${categories[category]}有幾個：${inRow(list)}？`,
  ],
  place: ({ list, at }) => [
    `${inRow(list)}，排在第${numeral(at + 1)}個的是什麼？`,
    `照順序念：${inRow(list)}。第 ${at + 1} 個念到的是什麼？`,
    `下面第${numeral(at + 1)}個詞是什麼：${inRow(list)}？`,
  ],
  beside: ({ list, of, side }) => {
    const next = side === 1 ? '後面' : '前面';
    return [
      `${inRow(list)}，緊接在「${word(list[of])}」${next}的是什麼？`,
      `照順序念：${inRow(list)}。「${word(list[of])}」的${side === 1 ? '下' : '上'}一個是什麼？`,
      `下面這一排，「${word(list[of])}」的${next}那一個是什麼：${inRow(list)}？`,
    ];
  },
  opposite: ({ of }) => [
    `「${word(of)}」的相反是什麼？`,
    `跟「${word(of)}」意思相反的是什麼？`,
    `不是「${word(of)}」，剛好反過來，要怎麼說？`,
    `「${word(of)}」的反義詞是什麼？`,
  ],
  weekday: ({ day, shift }) => [
    `今天是星期${weekdayAt(day)}，${dayName(shift)}是星期幾？`,
    `如果今天是禮拜${weekdayAt(day)}，那${dayName(shift)}是禮拜幾？`,
    `${dayName(-shift)}是星期${weekdayAt(day)}的話，今天是星期幾？`,
  ],
  fact: ({ fact }) => facts[fact],
  size: ({ list, most }) => {
    const size = most === 'biggest' ? '最大' : '最小';
    return [
      `${inRow(list)}，體型${size}的是哪一個？`,
      `下面的動物，哪一種長得${size}：${inRow(list)}？`,
      `在${inRow(list)}當中，個頭${size}的是誰？`,
    ];
  },
  purpose: ({ purpose, list }) => [
    `${inRow(list)}，要${purposes[purpose]}該用哪一個？`,
    `想${purposes[purpose]}，下面哪一樣用得上：${inRow(list)}？`,
    `在${inRow(list)}當中，哪一樣是${purposes[purpose]}用的？`,
  ],
};

/** The captcha's question, for people who cannot see the picture. */
export const captchaQuestion = (question: CaptchaQuestion): string =>
  wordQuestion(wordings, question);
