import type { Captcha } from '@mall/sdk';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { solveCaptcha } from './captcha';

/** The reply to a call. */
export interface ShopReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A client whose calls come from a separate IP address, which a browser here cannot have. */
export class ShopperAt {
  readonly #origin: string;
  readonly #address: string;
  readonly #cookies = new Map<string, string>();
  /** The session's token, once signed in. */
  token = '';

  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  get #headers() {
    return { connection: 'close', ...(this.token && { authorization: `Bearer ${this.token}` }) };
  }

  async read(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ShopReply> {
    return this.#send('GET', path, headers);
  }

  /** Sends a POST as a page of this origin does: with its origin, its cookies and the CSRF token from one of them. */
  async write(
    path: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
  ): Promise<ShopReply> {
    if (this.#cookies.size === 0) await this.read('/sanctum/csrf-cookie');
    const csrf = this.#cookies.get('XSRF-TOKEN') ?? '';
    const own = {
      origin: this.#origin,
      cookie: [...this.#cookies].map((each) => each.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(csrf),
    };
    return this.#send('POST', path, { ...own, ...headers }, body);
  }

  async post(path: string, body: object): Promise<ShopReply> {
    return this.write(path, Buffer.from(JSON.stringify(body)), {
      'content-type': 'application/json',
    });
  }

  /** Signs in as the demo member. */
  async signIn(): Promise<ShopReply> {
    const captcha = JSON.parse((await this.read('/api/captcha')).body) as { data: Captcha };
    const reply = await this.post('/api/login', {
      type: 'account',
      account: 'member@mall.test',
      password: Buffer.from('Mall-1234').toString('base64'),
      device_name: 'proxy',
      ...(await solveCaptcha(captcha.data)),
    });
    const { data } = JSON.parse(reply.body) as { data: { t?: string } | null };
    this.token = data?.t ?? '';
    return reply;
  }

  /** Opens a web socket. @returns the status, and the first data received. */
  openSocket(): Promise<{ readonly status: number; readonly firstData: string }> {
    const path = `/socket.io/?EIO=4&transport=websocket&token=${this.token}`;
    const headers = {
      origin: this.#origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
    };
    return new Promise((resolve, reject) => {
      const asked = request(this.#origin + path, { headers, localAddress: this.#address });
      asked.once('error', reject);
      asked.once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, firstData: '' });
      });
      asked.once('upgrade', (response, socket, head) => {
        const onData = (chunk: Buffer) => {
          socket.destroy();
          resolve({ status: response.statusCode ?? 0, firstData: chunk.toString('latin1') });
        };
        if (head.length > 0) onData(head);
        else socket.once('data', onData);
      });
      asked.end();
    });
  }

  async #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: Buffer,
  ): Promise<ShopReply> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(this.#origin + path, {
        method,
        headers: { ...this.#headers, ...headers, 'content-length': body?.length ?? 0 },
        localAddress: this.#address,
      });
      asked.once('response', resolve);
      asked.once('error', reject);
      asked.end(body);
    });
    for (const set of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await text(response),
    };
  }
}
