type Server = { name: string; postgresPort: number; restPort: number };

/**
 * The file of HAProxy: one port leads to the primary, the other to the standbys, as Patroni's REST
 * interface says. Connections to a node that loses its part are closed, so that no client keeps
 * talking to a former primary.
 */
export function haproxyConfig(options: {
  servers: Server[];
  primaryPort: number;
  replicaPort: number;
}): string {
  const { servers, primaryPort, replicaPort } = options;
  return `global
  maxconn 500

defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  # Idle connections of a pool stay open; keep-alive probes find those whose peer has vanished.
  timeout client 24h
  timeout server 24h
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1
  default-server on-marked-down shutdown-sessions

${listener('primary', primaryPort, servers)}

${listener('replica', replicaPort, servers)}
`;
}

function listener(role: 'primary' | 'replica', port: number, servers: Server[]): string {
  const lines = servers.map(
    ({ name, postgresPort, restPort }) =>
      `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`,
  );
  return [
    `listen ${role}`,
    `  bind 127.0.0.1:${port}`,
    '  balance leastconn',
    `  option httpchk OPTIONS /${role}`,
    '  http-check expect status 200',
    ...lines,
  ].join('\n');
}
