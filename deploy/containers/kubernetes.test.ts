import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../registry/build.ts';

const require = createRequire(import.meta.url);
const FOLDER = join(import.meta.dirname, 'kubernetes');

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: object;
}

const read = (file: string): Resource[] =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS());
const listed = (folder: string): string[] => {
  const { resources }: { resources: string[] } = parse(
    readFileSync(join(FOLDER, folder, 'kustomization.yaml'), 'utf8'),
  );
  return resources.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));
};
const files = [...listed('base'), ...listed('production')];
const resources = files.flatMap(read);

const MODELS = {
  kubernetes: dirname(require.resolve('kubernetes-models/package.json')),
  keda: dirname(require.resolve('@kubernetes-models/keda/package.json')),
};

/** the group's folder in the packages of models: apps/v1, v1, keda.sh/v1alpha1 */
const modelOf = ({ apiVersion, kind }: Resource): string =>
  `${apiVersion.startsWith('keda.sh/') ? MODELS.keda : MODELS.kubernetes}/${apiVersion}/${kind}`;

/** The types of the models know every field: one that is misspelt, missing or of another kind does not compile. */
function compile(checked: readonly Resource[]): string {
  const folder = join(ROOT, 'node_modules/.cache/cairn', `manifests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const source = checked.map(
    (resource, at) =>
      `import type { I${resource.kind} as I${at} } from '${modelOf(resource)}';\nexport const r${at}: I${at} = ${JSON.stringify(resource)};\n`,
  );
  writeFileSync(join(folder, 'manifests.ts'), source.join(''));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
    }),
  );
  try {
    execFileSync(
      process.execPath,
      [join(dirname(require.resolve('typescript/package.json')), 'bin/tsc'), '-p', folder],
      {
        stdio: 'pipe',
        encoding: 'utf8',
      },
    );
    return '';
  } catch (error) {
    // what execFileSync throws has what the program said
    return String((error as { stdout?: string }).stdout ?? error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Pod {
  automountServiceAccountToken?: boolean;
  securityContext: object;
  containers: [{ name: string; args: [string]; resources: { limits: object; requests: object } }];
}
const pods = resources
  .filter(({ kind }) => kind === 'Deployment')
  // a deployment has a template, or it would not have compiled
  .map(({ metadata, spec }) => [metadata.name, (spec as { template: { spec: Pod } }).template.spec] as const);

describe('the manifests for Kubernetes', () => {
  it('are all listed', () => {
    const there = globSync(['*/*.yaml'], { cwd: FOLDER }).filter(
      (file) => !/kustomization\.yaml$|name-reference\.yaml$/.test(file),
    );
    expect(files.sort()).toEqual(there.sort());
  });

  it('have the fields that Kubernetes and KEDA know, and no others', () => {
    expect(compile(resources)).toBe('');
    const [first] = resources.filter(({ kind }) => kind === 'Deployment');
    if (!first) throw new Error('there is no deployment');
    expect(compile([{ ...first, spec: { ...first.spec, replica: 2 } }])).toContain('"replica"');
  });

  it.each(resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
    'describe %s with values that are allowed',
    (_name, resource) => {
      const models: Record<string, new (data: object) => { validate(): void }> = require(modelOf(resource));
      const Model = models[resource.kind];
      if (!Model) throw new Error(`no model of ${resource.kind}`);
      expect(() => new Model(resource).validate()).not.toThrow();
    },
  );

  it.each(pods)('let %s do nothing but its work', (_name, pod) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          startupProbe: expect.anything(),
          livenessProbe: expect.anything(),
          readinessProbe: { httpGet: { path: '/healthz' } },
          resources: {
            requests: { cpu: expect.anything(), memory: expect.anything() },
            limits: { memory: expect.anything() },
          },
        },
      ],
    });
    // what a process waits for must not end it: a database that is away, a migration that takes its time, a remote that does not fit
    expect(JSON.stringify(pod.containers[0])).not.toMatch(/"(startup|liveness)Probe":\{"httpGet":\{"path":"\/healthz"/);
  });

  it('give the edge every file that it reads, and the shells that it names', () => {
    const { configMapGenerator }: { configMapGenerator: { name: string; files: string[] }[] } = parse(
      readFileSync(join(ROOT, 'deploy/edge/kustomization.yaml'), 'utf8'),
    );
    const [{ name, files } = { name: '', files: [] as string[] }] = configMapGenerator;
    const named = files.flatMap((file) => [
      ...readFileSync(join(ROOT, 'deploy/edge', file), 'utf8').matchAll(/^[^#\n]*\/etc\/nginx\/edge\/([\w.]+)/gm),
    ]);
    expect(named.map(([, file]) => file)).toEqual(expect.arrayContaining(['nginx.conf', 'server.conf']));
    expect(named.map(([, file]) => file).filter((file) => !files.includes(file ?? ''))).toEqual([]);

    const edge = resources.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'edge');
    // which has nginx read a certificate that is renewed; both places that it writes to are volumes
    expect(files).toContain('serve.sh');
    expect(edge?.spec).toMatchObject({
      template: {
        spec: {
          containers: [
            {
              command: ['sh', '/etc/nginx/edge/serve.sh'],
              volumeMounts: expect.arrayContaining([
                { name, mountPath: '/etc/nginx/edge', readOnly: true },
                { name: 'certificates', mountPath: '/certificates', readOnly: true },
                { name: 'cache', mountPath: '/var/cache/edge' },
                { name: 'tmp', mountPath: '/tmp' },
              ]),
            },
          ],
          volumes: expect.arrayContaining([{ name, configMap: { name } }]),
        },
      },
    });
    const servers = [
      ...readFileSync(join(FOLDER, 'base/upstreams.conf'), 'utf8').matchAll(/^ *server (\S+):3000/gm),
    ].map(([, server]) => server);
    const services = resources.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name);
    expect(servers.length).toBeGreaterThan(1);
    expect(servers.filter((server) => !services.includes(server ?? ''))).toEqual([]);
  });

  it.each(pods)('hold %s to a budget, and reach it by no policy but its own', (name) => {
    const kinds = resources.filter(({ metadata }) => metadata.name === name).map(({ kind }) => kind);
    expect(kinds).toContain('PodDisruptionBudget');
    // a worker is called by nobody
    expect(kinds.includes('Service')).toBe(name !== 'worker');
    expect(kinds.includes('NetworkPolicy')).toBe(name !== 'worker');
  });
});
