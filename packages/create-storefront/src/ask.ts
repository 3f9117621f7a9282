import { cancel, isCancel, select, text } from '@clack/prompts';
import path from 'node:path';
import { mallUrlOf } from './mallUrlOf';
import type { Messages } from './messages/messages';
import type { Arguments } from './readArguments';
import { refusalOf } from './refusalOf';
import { templateNames, type TemplateName } from './templates';

/** The folder that is offered. */
const FOLDER = 'my-shop';
/** The mall that `npm start` of its repository serves. */
export const LOCAL_MALL = 'http://localhost:3000';

/** What a project is created from. */
export interface Choices {
  readonly folder: string;
  readonly template: TemplateName;
  readonly mallUrl: string;
}

/** The reader left a question unanswered. */
export class Cancelled extends Error {}

const isAnswer = <Value>(answer: Value): answer is Exclude<Value, symbol> => !isCancel(answer);

/** Returns an answer. */
function answered<Value>(answer: Value, messages: Messages): Exclude<Value, symbol> {
  if (isAnswer(answer)) return answer;
  cancel(messages.cancelled);
  throw new Cancelled();
}

/**
 * Asks in the terminal for what the arguments do not contain.
 *
 * @throws Cancelled when the reader leaves a question unanswered.
 */
export async function ask(given: Arguments, messages: Messages): Promise<Choices> {
  const folder =
    given.folder ??
    answered(
      await text({
        message: messages.askFolder,
        placeholder: FOLDER,
        defaultValue: FOLDER,
        validate: (typed) => {
          const name = typed || FOLDER;
          return refusalOf(path.resolve(name), name, messages);
        },
      }),
      messages,
    );
  const template =
    given.template ??
    answered(
      await select({
        message: messages.askTemplate,
        options: templateNames.map((name) => ({
          value: name,
          label: messages.templates[name],
          hint: messages.descriptions[name],
        })),
      }),
      messages,
    );
  const mallUrl =
    given.mallUrl ??
    answered(
      await text({
        message: messages.askMallUrl,
        placeholder: LOCAL_MALL,
        defaultValue: LOCAL_MALL,
        validate: (typed) =>
          typed && mallUrlOf(typed) === null ? messages.invalidUrl(typed) : undefined,
      }),
      messages,
    );
  return { folder, template, mallUrl: mallUrlOf(mallUrl) ?? mallUrl };
}
