const isDocumented = (
  component: unknown,
): component is { __docgenInfo: { description?: string | undefined } } =>
  component !== null &&
  (typeof component === 'function' || typeof component === 'object') &&
  '__docgenInfo' in component;

/**
 * Returns a component's docstring as Markdown, with its examples as code blocks: Storybook would treat
 * `<Button>` in an `@example` as HTML and render one.
 */
export function describeComponent(component: unknown): string {
  const text = (isDocumented(component) && component.__docgenInfo.description) || '';
  const [description = '', ...examples] = text.split(/\n?@example\s*\n/);
  return [description, ...examples.map((code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``)].join('\n\n');
}
