import { stringify } from 'yaml';

/** How long Patroni waits for what, in seconds. */
export type Timing = { ttl: number; loopWait: number; retryTimeout: number };

/** The passwords of the roles that Patroni creates. */
export type Passwords = { superuser: string; replication: string; rewind: string };

export type Node = { name: string; postgresPort: number; restPort: number; folder: string };

/**
 * The shortest time after which a missing primary is replaced. Patroni asks etcd every `loop_wait`
 * seconds and may take twice `retry_timeout` for it before its lock ends.
 * @throws when `ttl` is too short for the other two
 */
export function timingFor(ttl: number): Timing {
  const timing = { ttl, loopWait: 1, retryTimeout: Math.floor((ttl - 1) / 2) };
  if (!Number.isInteger(ttl) || timing.retryTimeout < 2)
    throw new Error('The ttl has to be a whole number of seconds, 5 or more.');
  return timing;
}

/**
 * The file of Patroni for one node. A commit is acknowledged once a second node has it on disk,
 * and only such a node becomes primary; without a second node nothing is written.
 */
export function patroniConfig(options: {
  node: Node;
  etcdPorts: number[];
  postgresFolder: string;
  passwords: Passwords;
  timing: Timing;
}): string {
  const { node, etcdPorts, postgresFolder, passwords, timing } = options;
  const address = (port: number) => `127.0.0.1:${port}`;
  return stringify({
    scope: 'portal',
    name: node.name,
    restapi: { listen: address(node.restPort), connect_address: address(node.restPort) },
    etcd3: { hosts: etcdPorts.map(address) },
    bootstrap: bootstrap(timing),
    postgresql: {
      listen: address(node.postgresPort),
      connect_address: address(node.postgresPort),
      data_dir: `${node.folder}/data`,
      bin_dir: postgresFolder,
      pgpass: `${node.folder}/pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
        rewind: { username: 'rewinder', password: passwords.rewind },
      },
      parameters: { unix_socket_directories: node.folder },
      // A former primary that cannot be rewound is copied from the new one.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}

function bootstrap({ ttl, loopWait, retryTimeout }: Timing) {
  return {
    dcs: {
      ttl,
      loop_wait: loopWait,
      retry_timeout: retryTimeout,
      // When PostgreSQL crashes, a standby takes over at once.
      primary_start_timeout: 0,
      maximum_lag_on_failover: 1_048_576,
      synchronous_mode: true,
      synchronous_mode_strict: true,
      // The primary stays one while etcd is away, as long as it reaches every other node.
      failsafe_mode: true,
      postgresql: {
        use_pg_rewind: true,
        // A new primary has no slots for two seconds; nobody can save before a standby follows it.
        use_slots: false,
        parameters: {
          max_connections: 100,
          wal_keep_size: '1GB',
          // A standby that finds no primary tries again after that, by default after 5 s.
          wal_retrieve_retry_interval: '500ms',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [
      'local all all scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
  };
}
