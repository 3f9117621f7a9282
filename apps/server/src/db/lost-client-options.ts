/**
 * Options of a connection with which PostgreSQL ends it about ten seconds after this machine was cut off or lost its
 * power. By TCP's defaults, its open transaction would keep its locks for much longer, and the connection stay for two
 * hours.
 */
export const LOST_CLIENT_OPTIONS =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=5 -c tcp_user_timeout=10000';
