import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupSite } from '../testing/site';

const CLUB = 'https://club.example';
const setup = setupSite({ embedOrigins: [CLUB] });

let frame: HTMLIFrameElement;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
});
afterEach(() => {
  frame.remove();
  delete window.MallApp;
});

interface Sender {
  readonly origin?: string;
  readonly source?: MessageEventSource | null;
}
/** Sends a message as another site's page does. */
const send = (data: unknown, { origin = CLUB, source = frame.contentWindow }: Sender = {}) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })));

/** Opens the site, and waits until it listens, which needs the list of allowed origins. */
async function open(
  path: string,
  ...member: Parameters<typeof setup.open> extends [string, ...infer More] ? More : never
) {
  const listening = vi.spyOn(window, 'addEventListener');
  await setup.open(path, ...member);
  await waitFor(() => expect(listening).toHaveBeenCalledWith('message', expect.anything()));
  listening.mockRestore();
}
const address = () => screen.getByLabelText('address');

describe('an allowed site', () => {
  it('opens a page, and an anchor of it', async () => {
    await open('/tos');
    send({ type: 'mall.route', path: '/qa?x=1' });
    await waitFor(() => expect(address()).toHaveTextContent('/qa?x=1'));
    send({ type: 'mall.hash', hash: '#運送' });
    await waitFor(() => expect(address()).toHaveTextContent('#運送'));
  });

  it('makes the page refetch the cart of a layer', async () => {
    const member = await setup.shop.makeMember();
    const { rules } = await setup.shop.makeProduct({ name: '蘿蔔糕' });
    await open('/tos', member);
    const line = { rule_id: rules[0]?.id, quantity: 1, type: 1, relation_id: 0 };
    await setup.shop.as(member).post('/api/shopping/cart/1/add', line);
    send({ type: 'mall.cart', layer: 1 });
    const chrome = within(screen.getByRole('banner'));
    expect(await chrome.findByRole('button', { name: /^購物車.*1/ })).toBeVisible();
  });

  it('opens another site; in the app, in a separate window', async () => {
    const messages: unknown[] = [];
    window.MallApp = { postMessage: (message) => messages.push(JSON.parse(message)) };
    await open('/tos');
    send({ type: 'mall.external', url: 'https://club.example/join' });
    expect(messages.at(-1)).toEqual({ type: 'external', url: 'https://club.example/join' });
  });

  it('shows a form to the gateway without scripts and styles from its HTML', async () => {
    await open('/tos');
    send({
      type: 'mall.html',
      html: `<p style="position:fixed" onclick="x()" class="a">請付款</p>
        <script>window.ran = true</script><img src=x onerror="window.ran = true">
        <a href="javascript:window.ran = true">這裡</a>
        <form action="/sandbox/payment" method="get"><input type="hidden" name="TotalAmount" value="100">
          <input type="password" name="password"><button formaction="https://evil.test">付款</button></form>
        <form action="https://evil.test/pay"><input type="hidden" name="card" value="1"><button>領獎</button></form>
        <input type="text" name="stray"><button>散落</button>`,
    });
    const dialog = await screen.findByRole('dialog', { name: '請繼續' });
    expect(within(dialog).getByText('請付款').outerHTML).toBe('<p>請付款</p>');
    expect(dialog.querySelectorAll('script, img, style')).toHaveLength(0);
    expect(within(dialog).getByText('這裡')).not.toHaveAttribute('href');
    const forms = [...dialog.querySelectorAll('form')];
    expect(forms.map((form) => [form.getAttribute('action'), form.method])).toEqual([
      ['/sandbox/payment', 'post'],
    ]);
    expect([...dialog.querySelectorAll('input')].map(({ name, type }) => [name, type])).toEqual([
      ['TotalAmount', 'hidden'],
    ]);
    expect(within(dialog).getByRole('button', { name: '付款' })).not.toHaveAttribute('formaction');
    expect(within(dialog).queryByText(/領獎|散落/)).toBeNull();
    expect(window).not.toHaveProperty('ran');
  });
});

describe('nothing happens', () => {
  const route = { type: 'mall.route', path: '/qa' };

  it.each([
    ['an unlisted site', { origin: 'https://evil.test' }],
    ['an origin that ends alike', { origin: 'https://evil-club.example' }],
    ['the same name without encryption', { origin: 'http://club.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a window that is not the parent', { source: null }],
    ['the page itself', { source: window }],
  ])('for %s', async (_who, sender) => {
    await open('/tos');
    send(route, sender);
    expect(address()).toHaveTextContent('/tos');
  });

  it.each([
    ['nothing', null],
    ['a word', 'mall.route'],
    ['a route without a path', { type: 'mall.route' }],
    ['a route elsewhere', { type: 'mall.route', path: 'https://evil.test' }],
    ['a route to another host', { type: 'mall.route', path: '//evil.test' }],
    ['a route with a backslash', { type: 'mall.route', path: '/\\evil.test' }],
    ['a script as an address', { type: 'mall.external', url: 'javascript:alert(1)' }],
    ['an address without encryption', { type: 'mall.external', url: 'http://club.example' }],
    ['markup as a hash', { type: 'mall.hash', hash: '#"><img>' }],
    ['an unknown layer', { type: 'mall.cart', layer: 4 }],
    ['no HTML', { type: 'mall.html', html: '' }],
    ['too much HTML', { type: 'mall.html', html: 'x'.repeat(100_001) }],
    ['an unknown command', { type: 'mall.reload' }],
  ])('for %s', async (_what, data) => {
    const messages: string[] = [];
    window.MallApp = { postMessage: (message) => messages.push(message) };
    await open('/tos');
    send(data);
    expect(address()).toHaveTextContent(/^\/tos$/);
    expect([messages, screen.queryByRole('dialog')]).toEqual([['{"type":"ready"}'], null]);
  });
});
