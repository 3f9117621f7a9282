// The declarations that the examples in docstrings use. An example may use these names without
// declaring them.
import type { ComponentType, JSX } from 'react';
import type { createLanguage, LanguagePack, Translate } from './src/messages/index';

type Part = () => JSX.Element;
/** Imports a chunk with a component: `() => import('./WallPage')`. */
type ImportPart = () => Promise<{ readonly default: ComponentType }>;

export { lazy } from 'react';

export declare const Panel: Part;
export declare const Recommendations: Part;
export declare const Routes: Part;
export declare const importCartMenu: ImportPart;
export declare const importSearchBox: ImportPart;
export declare const importWallPage: ImportPart;
export declare const importEnglish: () => Promise<LanguagePack>;

export declare const language: ReturnType<typeof createLanguage>;
export declare const t: Translate<string>;
export declare const toast: (text: string) => void;

export declare const form: { getValues(): object; reset(values: object): void };
export declare const id: number;
export declare const url: string;
export declare const error: unknown;
export declare const panel: string | null;
export declare const closePanel: () => void;
export declare const addToCart: () => Promise<void>;
export declare const deleteAddress: () => void;
export declare const deleteArticle: (id: number) => Promise<void>;
