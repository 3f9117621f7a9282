import { checkFile, type FileProblem } from '../media/file-kind';

/** Why a file is not sent, as far as it can be checked before the upload. */
export interface RefusedFile {
  readonly name: string;
  readonly rule: FileProblem['rule'];
}

/** Files that were chosen for a conversation. */
export interface CheckedFiles {
  /** A picture has the type 2, a video 3, as its message. */
  readonly accepted: readonly { readonly file: File; readonly type: 2 | 3 }[];
  readonly refused: readonly RefusedFile[];
}

/**
 * Checks the formats and sizes of files before they are sent as messages.
 *
 * @example
 * const { accepted, refused } = checkChatFiles([file]);
 */
export function checkChatFiles(files: Iterable<File>): CheckedFiles {
  const accepted: { file: File; type: 2 | 3 }[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const { kind, failure } = checkFile(file);
    if (failure) refused.push({ name: file.name, rule: failure.rule });
    else if (kind) accepted.push({ file, type: kind === 1 ? 2 : 3 });
  }
  return { accepted, refused };
}
