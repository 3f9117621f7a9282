// Preloaded, so that the first validation of a test finds the schemas immediately.
import '../forms/schemas';
import { prepareJsdom } from '@mall/ui/jsdom';

prepareJsdom();
window.scrollTo = () => undefined;
