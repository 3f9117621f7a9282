export { memberEraser } from './member-eraser.repo';
