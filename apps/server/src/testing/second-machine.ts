import { spawnSync } from 'node:child_process';

/** A network namespace that is connected like another machine. Its processes see the files of this one. */
export interface SecondMachine {
  /** A command that runs another one there. */
  readonly launcher: readonly string[];
  /** Its address, which stays reachable. */
  readonly address: string;
  /** This machine's address on the line to PostgreSQL and Redis. */
  readonly servicesAddress: string;
  /** Its own address on that line. */
  readonly ownAddress: string;
  /** Cuts the line, as a pulled cable does: nothing arrives, and no connection ends. */
  cut(): void;
  /** Connects the line again. */
  reconnect(): void;
  /** Drops what it sends on the line; what is sent to it still arrives. */
  mute(): void;
  unmute(): void;
  remove(): void;
}

const NAME = `mall${process.pid}`;
/** The network for measurements of RFC 2544, which nothing else uses. */
const NETWORK = `198.18.${process.pid % 256}`;

/**
 * Creates a second machine with two lines to this one: one for callers, and one to PostgreSQL and Redis.
 *
 * @returns null where this process may not create one: only root on Linux may, outside of most containers.
 */
export function createSecondMachine(): SecondMachine | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const ip = (command: string): boolean =>
    spawnSync('ip', command.split(' '), { stdio: 'ignore' }).status === 0;
  const remove = () => {
    process.off('exit', remove);
    ip(`netns del ${NAME}`);
    ip(`link del ${NAME}a`);
    ip(`link del ${NAME}b`);
  };
  const line = (suffix: string, here: number) => [
    `link add ${NAME}${suffix} type veth peer name line${suffix} netns ${NAME}`,
    `addr add ${NETWORK}.${here}/30 dev ${NAME}${suffix}`,
    `link set ${NAME}${suffix} up`,
    `-n ${NAME} addr add ${NETWORK}.${here + 1}/30 dev line${suffix}`,
    `-n ${NAME} link set line${suffix} up`,
  ];
  process.once('exit', remove);
  const commands = [
    `netns add ${NAME}`,
    `-n ${NAME} link set lo up`,
    ...line('a', 1),
    ...line('b', 5),
  ];
  if (!commands.every(ip)) {
    remove();
    return null;
  }
  const must = (command: string) => {
    if (!ip(command)) throw new Error(`ip ${command} failed`);
  };
  const servicesAddress = `${NETWORK}.5`;
  return {
    launcher: ['ip', 'netns', 'exec', NAME],
    address: `${NETWORK}.2`,
    servicesAddress,
    ownAddress: `${NETWORK}.6`,
    cut: () => must(`link set ${NAME}b down`),
    reconnect: () => must(`link set ${NAME}b up`),
    mute: () => must(`-n ${NAME} route add blackhole ${servicesAddress}/32`),
    unmute: () => must(`-n ${NAME} route del blackhole ${servicesAddress}/32`),
    remove,
  };
}
