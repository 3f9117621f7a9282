/** A form of a page, by the words on its button. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const unescape = (text: string) =>
  text.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));

/** What a browser without scripts finds in a page: the forms it posts, by the words on their buttons. */
export function formsOf(page: string): Record<string, PageForm> {
  const forms = [...page.matchAll(/<form method="post" action="([^"]*)">(.*?)<\/form>/gs)];
  return Object.fromEntries(
    forms.map(([, action = '', inside = '']) => {
      const inputs = [...inside.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
      const label = /<button[^>]*>(.*?)<\/button>/s.exec(inside)?.[1]?.trim() ?? '';
      const fields = inputs.map(([, name = '', value = '']) => [name, unescape(value)]);
      return [label, { action: unescape(action), fields: Object.fromEntries(fields) }];
    }),
  );
}

/** Posts a form, and stays where it leads. */
export const sendForm = (
  baseUrl: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(new URL(path, baseUrl), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/**
 * Presses a button of a page, and posts on as a browser does when it is told to by a 307.
 *
 * @returns each answer in turn.
 */
export async function pressIn(baseUrl: string, page: string, label: string): Promise<Response[]> {
  const form = formsOf(page)[label];
  if (!form) throw new Error(`No button ${label} in ${page}`);
  const first = await sendForm(baseUrl, form.action, form.fields);
  if (first.status !== 307) return [first];
  return [first, await sendForm(baseUrl, first.headers.get('location') ?? '', form.fields)];
}
