export { saveTheme, storedTheme } from './savedTheme';
