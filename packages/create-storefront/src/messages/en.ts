import { templateNames } from '../templates';
import type { Messages } from './messages';

const templates: Messages['templates'] = {
  storefront: 'Your own design',
  rebrand: 'The kit in your colours',
  recipes: 'A whole shop from recipes',
  next: 'Next.js',
  vanilla: 'Without React',
};

const descriptions: Messages['descriptions'] = {
  storefront: 'products, carts, sign-in and the wall on @mall/hooks, with styles of your own',
  rebrand: 'a shop of one page from @mall/ui, in a theme that is checked for contrast',
  recipes: 'wall, cart, checkout up to the payment and chat, from @mall/ui',
  next: 'an App Router app that renders products on its server',
  vanilla: 'the mall’s products on a page, with @mall/sdk only',
};

/** The texts in English. */
export const en: Messages = {
  templates,
  descriptions,
  usage: (commands) => `Creates a storefront of the mall.

Usage: ${commands.create('[folder] --option value')}

Options; without --template and --mall-url a terminal asks for them:
  -t, --template    ${templateNames.join(', ')}
  -m, --mall-url    the mall's address, http://localhost:3000 by default
  -l, --language    zh-TW or en, by default the terminal's
  -h, --help        prints this text
  -v, --version     prints the version

Templates:
${templateNames.map((name) => `  ${name.padEnd(12)}${descriptions[name]}`).join('\n')}
`,

  askFolder: 'Which folder?',
  askTemplate: 'What do you start from?',
  askMallUrl: 'What is the address of the mall?',
  cancelled: 'Nothing was created.',

  unknownOption: (name) => `There is no option ${name}. --help lists the options.`,
  missingValue: (name) => `${name} needs a value. --help lists the options.`,
  unknownLanguage: (name) => `There is no language ${name}: use zh-TW or en.`,
  unknownTemplate: (name) => `There is no template ${name}: use ${templateNames.join(', ')}.`,
  invalidUrl: (typed) =>
    `${typed} is not the address of a mall. An address looks like https://mall.example.`,
  severalFolders: (command) => `Name one folder, and options in this way: ${command}`,
  missingFolder: (command) => `Name the folder of the project: ${command}`,
  folderNotEmpty: (folder) =>
    `${folder} is not empty, so nothing was created. Name a new folder, or empty this one first.`,
  folderIsFile: (folder) => `${folder} is a file, so nothing was created. Name a new folder.`,
  failed: (reason) => `The project could not be written, so nothing was created. ${reason}`,

  created: (folder, template) => `Created ${folder} (${templates[template]}).`,
  mall: ({ mallUrl, variable, isListed, origin }) =>
    [
      `The mall is at ${mallUrl} (${variable} in .env).`,
      isListed && `It has to list ${origin} in STOREFRONT_ORIGINS.`,
    ]
      .filter(Boolean)
      .join('\n'),
  readme: ({ name, template, mallUrl, variable, origin, isListed, commands }) => `# ${name}

${templates[template]}: ${descriptions[template]}.

\`\`\`sh
${commands.install}
${commands.run('dev')}
\`\`\`

The page is at ${origin}.

- \`${commands.run('build')}\` checks the types and builds the page.
- \`${commands.run('preview')}\` serves the build.

## The mall

\`${variable}\` in \`.env\` is the address of the mall, ${mallUrl} now.
${
  isListed
    ? `The pages call the mall from their own origin. The mall has to list it in
\`STOREFRONT_ORIGINS\`: ${origin} for development, your domain in production.`
    : `The development server proxies the mall's paths, so pages and mall have one origin. In production
your web server does this: \`/api\`, \`/sanctum\`, \`/media\`, \`/sandbox\`, and \`/socket.io\` with WebSockets.
It forwards the header \`Host\` unchanged.`
}

## Where to go next

Each package documents its calls, hooks and components: \`node_modules/@mall/*/README.md\`.
`,
};
