import path from 'node:path';
import { version } from '../package.json';
import { ask, Cancelled, LOCAL_MALL, type Choices } from './ask';
import { commandsOf, type Commands } from './commandsOf';
import { createProject } from './createProject';
import type { Messages, Project } from './messages/messages';
import { messagesIn } from './messages/messagesIn';
import { packageName, projectFiles } from './projectFiles';
import { readArguments, type Arguments } from './readArguments';
import { Refusal } from './Refusal';
import { refusalOf } from './refusalOf';
import { TEMPLATES } from './templates';

/** The exit code of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Whether somebody is there to answer questions. */
const isInteractive = (env: NodeJS.ProcessEnv) =>
  process.stdin.isTTY && process.stdout.isTTY && !env.CI;

/** Returns the choices of the arguments, and the defaults for what they do not contain. */
function defaults(
  { folder, template = 'storefront', mallUrl = LOCAL_MALL }: Arguments,
  messages: Messages,
  commands: Commands,
): Choices {
  if (folder === undefined)
    throw new Refusal(messages.missingFolder(commands.create('my-shop')), 2);
  return { folder, template, mallUrl };
}

/** Returns a path as one word of a shell. */
const quoted = (file: string) => (/^[\w./\\-]+$/.test(file) ? file : `'${file}'`);

/** Returns what to run next, one command a line. */
const nextSteps = (folder: string, { install, run }: Commands): string =>
  [folder && `cd ${quoted(folder)}`, install, run('dev')]
    .filter(Boolean)
    .map((command) => `  ${command}`)
    .join('\n');

async function create(given: Arguments, env: NodeJS.ProcessEnv, commands: Commands): Promise<void> {
  const messages = messagesIn(given.language);
  const refuseUsed = (folder: string) => {
    const refusal = refusalOf(path.resolve(folder), folder, messages);
    if (refusal) throw new Refusal(refusal, 1);
  };
  if (given.folder !== undefined) refuseUsed(given.folder);
  const choices = isInteractive(env)
    ? await ask(given, messages)
    : defaults(given, messages, commands);
  const folder = path.resolve(choices.folder);
  const project: Project = {
    ...TEMPLATES[choices.template],
    ...choices,
    name: packageName(folder),
    commands,
  };
  const files = await projectFiles(project, messages);
  try {
    await createProject(folder, files);
  } catch (error) {
    throw new Refusal(messages.failed(error instanceof Error ? error.message : String(error)), 1);
  }
  print(messages.created(choices.folder, choices.template));
  print(`\n${nextSteps(path.relative('.', folder), commands)}\n`);
  print(messages.mall(project));
}

/**
 * Runs the command.
 *
 * @returns its exit code: 0, 1 when no project could be created, 2 when the command was not understood, or 130 when
 *   the reader left a question unanswered.
 */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const commands = commandsOf(env.npm_config_user_agent);
  try {
    const given = readArguments(args, env, commands);
    if (given.help) print(messagesIn(given.language).usage(commands));
    else if (given.version) print(version);
    else await create(given, env, commands);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return INTERRUPTED;
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}
