import { join } from 'node:path';

/** Addresses as nginx takes them: 127.0.0.1:3001, or unix:/run/postgresql/.s.PGSQL.5432. */
export interface Upstreams {
  shells: readonly string[];
  apis: readonly string[];
  /** the server that takes writes */
  primary: string;
  /** servers that follow it; without one reads go to the primary too */
  replicas: readonly string[];
}

export interface NginxOptions extends Upstreams {
  /** folder of pid file, cache and temporary files */
  home: string;
  /** what visitors reach */
  port: number;
  /** the same behind TLS and HTTP/2, with the files of its certificate */
  tls?: { port: number; certificate: string; key: string };
  /** what shells reach: any api */
  apiPort: number;
  primaryPort: number;
  replicaPort: number;
  /** lines for modules that are no part of the program: load_module … */
  modules: readonly string[];
  /** whether the module for Brotli is among them */
  hasBrotli?: boolean;
  /** of how much one visitor may ask for; by default there are limits */
  isLimited?: boolean;
  /** networks of load balancers before nginx, whose word about a visitor's address is taken */
  trusted?: readonly string[];
}

const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');

/**
 * The next one takes over what the first was not sent yet. None is left out by nginx itself: where all of them say "come back" at once, as
 * under too much load, nobody would be asked for a while, and visitors read 502 in place of when to come back.
 */
const upstream = (
  name: string,
  servers: readonly string[],
  more: readonly string[] = [],
  before: readonly string[] = [],
): string =>
  block(`upstream ${name}`, [
    ...before,
    ...servers.map((server) => `server ${server} max_fails=0;`),
    // where all are away they are asked all the same
    ...(servers.length === 0 ? ['server 127.0.0.1:9 down;'] : []),
    ...more,
  ]);

/** HTTP/1.1 with connections that stay; a socket's upgrade is passed on */
const LINE = [
  'proxy_http_version 1.1;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $connection_upgrade;',
  'proxy_connect_timeout 1s;',
  'proxy_next_upstream error timeout http_503;',
  'proxy_next_upstream_tries 2;',
  'proxy_next_upstream_timeout 3s;',
];

/** what the cluster and the containers share */
const EDGE = join(import.meta.dirname, '../edge');

function site({ port, tls, isLimited = true, trusted = [] }: NginxOptions): string[] {
  const common = [
    'server_name _;',
    // of what stands before nginx itself: a visitor's address is the last one that none of those has written
    ...trusted.map((network) => `set_real_ip_from ${network};`),
    ...(trusted.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    `set $edge_files ${EDGE}/;`,
    ...(isLimited ? [`include ${EDGE}/limits.conf;`] : []),
    `include ${EDGE}/server.conf;`,
  ];
  const plain = block('server', [`listen ${port} backlog=2048;`, ...common]);
  if (!tls) return [plain];
  const secure = block('server', [
    `listen ${tls.port} ssl http2 backlog=2048;`,
    `ssl_certificate ${tls.certificate};`,
    `ssl_certificate_key ${tls.key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:2m;',
    ...common,
  ]);
  return [plain, secure];
}

/**
 * The edge: visitors to any shell, shells to any api, and the database's two ports, one for writes and one for reads that may be a moment
 * old. A change of who serves is a reload, which ends no connection.
 */
export function nginxConfig(options: NginxOptions): string {
  const { home, apiPort, primaryPort, replicaPort, modules, shells, apis, primary, replicas } = options;
  return [
    ...modules,
    'worker_processes auto;',
    'worker_rlimit_nofile 65536;',
    `pid ${home}/nginx.pid;`,
    'error_log stderr warn;',
    block('events', ['worker_connections 8192;']),
    block('http', [
      'include /etc/nginx/mime.types;',
      'access_log off;',
      `client_body_temp_path ${home}/body;`,
      `proxy_temp_path ${home}/proxy;`,
      `fastcgi_temp_path ${home}/unused;`,
      `uwsgi_temp_path ${home}/unused;`,
      `scgi_temp_path ${home}/unused;`,
      `include ${EDGE}/http.conf;`,
      ...(options.hasBrotli ? [`include ${EDGE}/brotli.conf;`] : []),
      upstream('shells', shells, ['keepalive 64;']),
      upstream('revision', shells, ['keepalive 4;'], ['hash revision;']),
      upstream('apis', apis, ['keepalive 64;']),
      ...site(options),
      block('server', [
        `listen 127.0.0.1:${apiPort} backlog=2048;`,
        'client_max_body_size 200m;',
        'proxy_buffering off;',
        'proxy_request_buffering off;',
        'proxy_read_timeout 1h;',
        'proxy_set_header Host $http_host;',
        ...LINE,
        block('location /', ['proxy_pass http://apis;']),
      ]),
    ]),
    block('stream', [
      upstream('primary', [primary]),
      upstream('replicas', replicas.length > 0 ? replicas : [primary]),
      block('server', [`listen 127.0.0.1:${primaryPort};`, 'proxy_connect_timeout 1s;', 'proxy_pass primary;']),
      block('server', [`listen 127.0.0.1:${replicaPort};`, 'proxy_connect_timeout 1s;', 'proxy_pass replicas;']),
    ]),
    '',
  ].join('\n');
}
