const isDocumented = (
  component: unknown,
): component is { __docgenInfo: { description?: string | undefined } } =>
  component !== null &&
  (typeof component === 'function' || typeof component === 'object') &&
  '__docgenInfo' in component;

/**
 * A component's docstring as Markdown, its examples as code: Storybook would take `<Button>` in an `@example`
 * for HTML and draw one.
 */
export function describeComponent(component: unknown): string {
  const text = (isDocumented(component) && component.__docgenInfo.description) || '';
  const [description = '', ...examples] = text.split(/\n?@example\s*\n/);
  return [description, ...examples.map((code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``)].join('\n\n');
}
