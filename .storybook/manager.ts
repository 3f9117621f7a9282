import { addons } from 'storybook/manager-api';
import { frameNow, onNightfall } from './frame.ts';

const dress = () => addons.setConfig({ theme: frameNow() });
onNightfall(dress);
dress();
