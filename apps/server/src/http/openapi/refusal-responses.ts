import { failures as shopFailures, type Failure } from '@mall/contract';
import { messages } from '@mall/contract/messages';
import {
  staffFailures,
  staffMessages,
  type StaffFailure,
  type StaffFailureName,
} from '@mall/contract/staff';
import { json, type JsonObject } from './json';

/** A failure of the shop's or the staff's API. */
export type AnyFailure = Failure | StaffFailure;

const failures = { ...shopFailures, ...staffFailures };
const sentences = { ...messages.en.failures, ...staffMessages.en.failures };

/** Describes a refusal in one line: its code, its name and its sentence. */
export const sentenceOf = ({ name, code }: AnyFailure): string =>
  `- \`${code}\` ${name}: ${sentences[name]}`;

/** Refusals that share a status, as a response. */
const response = (those: readonly AnyFailure[]): JsonObject => ({
  description: `Refused:\n${those.map(sentenceOf).join('\n')}`,
  content: json({
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      { type: 'object', properties: { code: { enum: those.map(({ code }) => code) } } },
    ],
  }),
});

const componentName = (name: StaffFailureName): string =>
  name.charAt(0).toUpperCase() + name.slice(1);

/** Writes the responses of refusals: one for each status. */
export class RefusalWriter {
  /** `components.responses`: the statuses with one refusal, which many calls share. */
  readonly named: Record<string, JsonObject> = {};

  /**
   * The responses of an endpoint with these refusals, by status.
   *
   * @example
   * writer.write(['soldOut', 'stockShort']) // { 409: { description: 'Refused: …', content: … } }
   */
  write(names: readonly StaffFailureName[]): Readonly<Record<number, JsonObject>> {
    const those = names.map((name) => failures[name]);
    const statuses = new Set(those.map(({ status }) => status));
    return Object.fromEntries(
      [...statuses].map((status) => [
        status,
        this.#oneStatus(those.filter((each) => each.status === status)),
      ]),
    );
  }

  #oneStatus(those: readonly AnyFailure[]): JsonObject {
    const [first, ...others] = those;
    if (!first || others.length > 0) return response(those);
    const name = componentName(first.name);
    this.named[name] = response(those);
    return { $ref: `#/components/responses/${name}` };
  }
}
