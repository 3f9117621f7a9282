/** The commands of a package manager, as the reader types them. */
export interface Commands {
  readonly install: string;
  /** Returns the command that runs a script. */
  readonly run: (script: string) => string;
  /** Returns the command that creates a project with these arguments. */
  readonly create: (args: string) => string;
}

const NPM: Commands = {
  install: 'npm install',
  run: (script) => `npm run ${script}`,
  // npm reads the options before `--` itself.
  create: (args) => `npm create @mall/storefront ${args.replace(' --', ' -- --')}`,
};

const OTHERS: Readonly<Record<string, Commands>> = {
  pnpm: {
    install: 'pnpm install',
    run: (script) => `pnpm ${script}`,
    create: (args) => `pnpm create @mall/storefront ${args}`,
  },
  yarn: {
    install: 'yarn',
    run: (script) => `yarn ${script}`,
    create: (args) => `yarn create @mall/storefront ${args}`,
  },
  bun: {
    install: 'bun install',
    run: (script) => `bun run ${script}`,
    create: (args) => `bun create @mall/storefront ${args}`,
  },
};

/**
 * Returns the commands of the package manager that runs this program.
 *
 * @param userAgent `npm_config_user_agent`, such as `pnpm/10.1.0 npm/? node/v20.19.0 linux x64`.
 */
export function commandsOf(userAgent = ''): Commands {
  const [manager = ''] = userAgent.split('/');
  return OTHERS[manager] ?? NPM;
}
