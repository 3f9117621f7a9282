import type { Commands } from '../commandsOf';
import type { Template, TemplateName } from '../templates';

/** A project, as its README and the last lines of the command describe it. */
export interface Project extends Template {
  readonly name: string;
  readonly template: TemplateName;
  readonly mallUrl: string;
  readonly commands: Commands;
}

/** Every text of the command in one language. */
export interface Messages {
  /** The title of each template. */
  readonly templates: Readonly<Record<TemplateName, string>>;
  /** What each template is, as a sentence. */
  readonly descriptions: Readonly<Record<TemplateName, string>>;
  readonly usage: (commands: Commands) => string;

  readonly askFolder: string;
  readonly askTemplate: string;
  readonly askMallUrl: string;
  readonly cancelled: string;

  readonly unknownOption: (name: string) => string;
  readonly missingValue: (name: string) => string;
  readonly unknownLanguage: (name: string) => string;
  readonly unknownTemplate: (name: string) => string;
  readonly invalidUrl: (typed: string) => string;
  readonly severalFolders: (command: string) => string;
  readonly missingFolder: (command: string) => string;
  readonly folderNotEmpty: (folder: string) => string;
  readonly folderIsFile: (folder: string) => string;
  readonly failed: (reason: string) => string;

  readonly created: (folder: string, template: TemplateName) => string;
  /** What the reader has to know about the mall of a project. */
  readonly mall: (project: Pick<Project, 'mallUrl' | 'variable' | 'isListed' | 'origin'>) => string;
  readonly readme: (project: Project) => string;
}
