/** The path of the sockets; upgrades on other paths are not for them. */
export const SOCKET_PATH = '/socket.io/';
