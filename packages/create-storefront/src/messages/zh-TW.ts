import { templateNames } from '../templates';
import type { Messages } from './messages';

const templates: Messages['templates'] = {
  storefront: '自己設計畫面',
  rebrand: '元件庫換上自己的顏色',
  recipes: '用現成的配方組一間店',
  next: 'Next.js',
  vanilla: '不用 React',
};

const descriptions: Messages['descriptions'] = {
  storefront: '商品、購物車、登入和貼文牆，邏輯用 @mall/hooks，樣式全部自己寫',
  rebrand: '用 @mall/ui 做的一頁商店，佈景會檢查對比',
  recipes: '貼文牆、購物車、結帳到付款、客服，用 @mall/ui 組成',
  next: '用 App Router，商品在伺服器上就畫好',
  vanilla: '一頁列出商城的商品，只用 @mall/sdk',
};

/** The texts in Traditional Chinese. */
export const zhTW: Messages = {
  templates,
  descriptions,
  usage: (commands) => `建立一間接上商城的店。

用法：${commands.create('[資料夾] --選項 值')}

選項；沒給 --template 和 --mall-url 的話，會在終端機問您：
  -t, --template    ${templateNames.join('、')}
  -m, --mall-url    商城的網址，預設是 http://localhost:3000
  -l, --language    zh-TW 或 en，預設跟著終端機
  -h, --help        顯示這段說明
  -v, --version     顯示版本

範本：
${templateNames.map((name) => `  ${name.padEnd(12)}${descriptions[name]}`).join('\n')}
`,

  askFolder: '要建在哪個資料夾？',
  askTemplate: '從哪個範本開始？',
  askMallUrl: '商城的網址是？',
  cancelled: '沒有建立任何檔案。',

  unknownOption: (name) => `沒有 ${name} 這個選項。用 --help 看有哪些。`,
  missingValue: (name) => `${name} 後面要有值。用 --help 看怎麼寫。`,
  unknownLanguage: (name) => `沒有 ${name} 這個語言，請用 zh-TW 或 en。`,
  unknownTemplate: (name) => `沒有 ${name} 這個範本，請用 ${templateNames.join('、')}。`,
  invalidUrl: (typed) => `${typed} 不是商城的網址。網址像這樣：https://mall.example`,
  severalFolders: (command) => `只能給一個資料夾，選項這樣寫：${command}`,
  missingFolder: (command) => `請給專案的資料夾：${command}`,
  folderNotEmpty: (folder) =>
    `${folder} 裡面已經有檔案，所以沒有建立。請換一個資料夾，或先把它清空。`,
  folderIsFile: (folder) => `${folder} 是一個檔案，所以沒有建立。請換一個資料夾。`,
  failed: (reason) => `專案寫不進去，所以沒有建立。${reason}`,

  created: (folder, template) => `已建立 ${folder}（${templates[template]}）。`,
  mall: ({ mallUrl, variable, isListed, origin }) =>
    [
      `商城在 ${mallUrl}（.env 裡的 ${variable}）。`,
      isListed && `商城要把 ${origin} 列進 STOREFRONT_ORIGINS。`,
    ]
      .filter(Boolean)
      .join('\n'),
  readme: ({ name, template, mallUrl, variable, origin, isListed, commands }) => `# ${name}

${templates[template]}：${descriptions[template]}。

\`\`\`sh
${commands.install}
${commands.run('dev')}
\`\`\`

網頁在 ${origin}。

- \`${commands.run('build')}\`：檢查型別，打包網頁。
- \`${commands.run('preview')}\`：看打包好的網頁。

## 商城

\`.env\` 裡的 \`${variable}\` 是商城的網址，現在是 ${mallUrl} 。
${
  isListed
    ? `網頁從自己的網域呼叫商城，商城要把它列進 \`STOREFRONT_ORIGINS\`：
開發時是 ${origin} ，上線後是您的網域。`
    : `開發伺服器會把商城的路徑轉過去，網頁和商城因此在同一個網域。上線後由您的網頁伺服器來轉：
\`/api\`、\`/sanctum\`、\`/media\`、\`/sandbox\`，還有 \`/socket.io\`（包含 WebSocket）；標頭 \`Host\` 要原樣轉過去。`
}

## 接下來

每個套件的呼叫、hook 和元件都寫在 \`node_modules/@mall/*/README.md\`。
`,
};
