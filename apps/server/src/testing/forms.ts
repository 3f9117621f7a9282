/** A form of a page. */
export interface PageForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

const unescape = (text: string) =>
  text.replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));

/** The forms of a page by the text of their buttons, as a browser without scripts sees them. */
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

/** Posts a form without following redirects. */
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

/** Posts a form, and opens the page to which a 303 redirects. */
export async function openForm(
  baseUrl: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const reply = await sendForm(baseUrl, path, fields);
  if (reply.status !== 303) return reply;
  return fetch(new URL(reply.headers.get('location') ?? '', baseUrl));
}

/**
 * Presses a button of a page, and the button of the next page that submits itself.
 *
 * @returns the page that the button leads to, and the response to what that page posts.
 */
export async function pressIn(baseUrl: string, page: string, label: string): Promise<Response[]> {
  const form = formsOf(page)[label];
  if (!form) throw new Error(`No button ${label} in ${page}`);
  const reply = await sendForm(baseUrl, form.action, form.fields);
  const to = reply.headers.get('location') ?? '';
  const first = to.startsWith('/sandbox/')
    ? await fetch(new URL(to, baseUrl), { redirect: 'manual' })
    : reply;
  const next = await first.clone().text();
  if (!next.includes('<script')) return [first];
  const [submitted] = Object.values(formsOf(next));
  if (!submitted) throw new Error(`No form in ${next}`);
  return [first, await sendForm(baseUrl, submitted.action, submitted.fields)];
}
