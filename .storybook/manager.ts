import { addons } from 'storybook/manager-api';
import { frameNow, onSchemeChange } from './frame.ts';

const applyTheme = () => addons.setConfig({ theme: frameNow() });
onSchemeChange(applyTheme);
applyTheme();
