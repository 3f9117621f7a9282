// Preloaded, so that the first validation of a test finds the schemas immediately.
import '../forms/schemas';

window.scrollTo = () => undefined;
