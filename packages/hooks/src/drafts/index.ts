export { useTextDraft, type TextDraft } from './useTextDraft';
