import { startProgram } from './background-program.ts';
import { findFreePorts } from './free-ports.ts';

/** Starts a cluster of etcd with new data in `folder`. */
export async function startEtcd(etcd: string, folder: string, count: number) {
  const ports = await findFreePorts(2 * count);
  const members = Array.from({ length: count }, (_, at) => ({
    name: `etcd${at + 1}`,
    client: `http://127.0.0.1:${ports[2 * at]}`,
    peer: `http://127.0.0.1:${ports[2 * at + 1]}`,
  }));
  const all = members.map(({ name, peer }) => `${name}=${peer}`).join(',');
  const programs = await Promise.all(
    members.map(({ name, client, peer }) =>
      startProgram(
        etcd,
        [
          `--name=${name}`,
          `--data-dir=${folder}/${name}`,
          `--listen-client-urls=${client}`,
          `--advertise-client-urls=${client}`,
          `--listen-peer-urls=${peer}`,
          `--initial-advertise-peer-urls=${peer}`,
          `--initial-cluster=${all}`,
          '--initial-cluster-state=new',
        ],
        { log: `failover-${name}`, folder },
      ),
    ),
  );
  return {
    clientPorts: ports.filter((_, at) => at % 2 === 0),
    stop: async () => {
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}
