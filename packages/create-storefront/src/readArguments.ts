import { parseArgs } from 'node:util';
import type { Commands } from './commandsOf';
import { isLanguage, languageOf, type Language } from './languageOf';
import { mallUrlOf } from './mallUrlOf';
import { messagesIn } from './messages/messagesIn';
import { Refusal } from './Refusal';
import { isTemplate, type TemplateName } from './templates';

/** The arguments of the command; what is missing is asked. */
export interface Arguments {
  readonly language: Language;
  readonly help: boolean;
  readonly version: boolean;
  readonly folder: string | undefined;
  readonly template: TemplateName | undefined;
  readonly mallUrl: string | undefined;
}

const OPTIONS = {
  template: { type: 'string', short: 't' },
  'mall-url': { type: 'string', short: 'm' },
  language: { type: 'string', short: 'l' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/**
 * Reads the arguments of the command.
 *
 * @throws Refusal when an option is unknown, lacks its value, or has another one than it may have.
 */
export function readArguments(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  commands: Commands,
): Arguments {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    // The sentences of the strict mode are English only.
    strict: false,
    tokens: true,
  });
  const options = tokens.filter((token) => token.kind === 'option');
  const valueOf = (name: keyof typeof OPTIONS) =>
    options.findLast((option) => option.name === name)?.value;

  const wanted = valueOf('language') ?? '';
  const language = isLanguage(wanted) ? wanted : languageOf(env);
  const messages = messagesIn(language);
  const refuse = (message: string) => new Refusal(message, 2);

  for (const { name, rawName, value } of options) {
    if (!Object.hasOwn(OPTIONS, name)) throw refuse(messages.unknownOption(rawName));
    const isFlag = name === 'help' || name === 'version';
    if (!isFlag && !value) throw refuse(messages.missingValue(rawName));
  }
  if (wanted !== '' && !isLanguage(wanted)) throw refuse(messages.unknownLanguage(wanted));
  const template = valueOf('template');
  if (template !== undefined && !isTemplate(template))
    throw refuse(messages.unknownTemplate(template));
  const typed = valueOf('mall-url');
  const mallUrl = typed === undefined ? undefined : mallUrlOf(typed);
  if (mallUrl === null) throw refuse(messages.invalidUrl(typed ?? ''));
  if (positionals.length > 1)
    throw refuse(messages.severalFolders(commands.create('my-shop --template next')));

  const has = (name: string) => options.some((option) => option.name === name);
  return {
    language,
    help: has('help'),
    version: has('version'),
    folder: positionals[0],
    template,
    mallUrl,
  };
}
