/** The user that may use the bucket; it exists only in this installation. */
export const credentials = {
  accessKeyId: 'portal:writer',
  secretAccessKey: 'only-of-this-installation',
  region: 'ap-south-1',
};

/** The servers behind Swift's proxy. */
export const storageServers = ['account', 'container', 'object'] as const;
type StorageServer = (typeof storageServers)[number];

type Place = { folder: string; port: number; user: string };

export const swiftConf = `[swift-hash]
swift_hash_path_prefix = portal
swift_hash_path_suffix = portal
[storage-policy:0]
name = one
default = yes
`;

const general = ({ folder, port, user }: Place) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = WARNING
`;

export const storageConfig = (name: StorageServer, place: Place) => `${general(place)}
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

/** Swift's proxy with the protocol of S3 and the users of `tempauth`. */
export function proxyConfig(place: Place, memcachedPort: number): string {
  const [account, user] = credentials.accessKeyId.split(':');
  const plain = ['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'slo'];
  return `${general(place)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcachedPort}
[filter:s3api]
use = egg:swift#s3api
location = ${credentials.region}
[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${user} = ${credentials.secretAccessKey} .admin
${plain.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`;
}
