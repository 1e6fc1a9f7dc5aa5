import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { legalPage } from '@cairn/shared-contracts/api/content.schema';
import { unbroken } from '@cairn/shared-contracts/domain/unbroken';
import { LOCALE_CODES, type LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import type * as z from 'zod/mini';
import { blocksOf, type DraftBlock } from './blocks.ts';
import { htmlOf, parseMarkdown } from './markdown.ts';
import { ContentError, type ContentProblem, type Report } from './problem.ts';
import { readYaml } from './read-yaml.ts';
import * as shapes from './shapes.ts';

interface File {
  /** path within the folder, with slashes */
  file: string;
  slug: string;
  locale: LocaleCode;
}
export type Article = File & { facts: shapes.ArticleFacts; blocks: DraftBlock[] };
export type Legal = File & { kind: string; facts: shapes.LegalFacts; html: string };
export type Help = File & { facts: shapes.HelpFacts; html: string };

export interface ContentFolder {
  authors: shapes.AuthorList;
  topics: shapes.TopicList;
  articles: Article[];
  legal: Legal[];
  help: Help[];
}

const NAME = new RegExp(`^(.+)\\.(${LOCALE_CODES.join('|')})\\.md$`);
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/**
 * Reads a folder of content: journal/<slug>.<locale>.md with authors.yaml and topics.yaml, legal/<kind>/<version>.<locale>.md,
 * help/<slug>.<locale>.md. Looks at no database.
 * @throws ContentError with everything that is wrong
 */
export function readFolder(folder: string): ContentFolder {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`there is no folder ${folder}`);
  const problems: ContentProblem[] = [];
  const reporting =
    (file: string): Report =>
    (line, reason) =>
      void problems.push({ file, line, reason });
  const content: ContentFolder = { authors: [], topics: [], articles: [], legal: [], help: [] };

  const listOf = <T>(file: string, shape: z.ZodMiniType<T[]>): T[] => {
    const path = join(folder, file);
    return existsSync(path) ? (readYaml(readFileSync(path, 'utf8'), shape, 1, reporting(file)) ?? []) : [];
  };
  content.authors = listOf('journal/authors.yaml', shapes.authorList);
  content.topics = listOf('journal/topics.yaml', shapes.topicList);

  for (const path of filesBelow(folder).filter((one) => one.endsWith('.md'))) {
    const file = relative(folder, path).split(sep).join('/');
    const report = reporting(file);
    const [, slug = '', locale = ''] = NAME.exec(path.split(sep).at(-1) ?? '') ?? [];
    if (!SLUG.test(slug)) {
      report(1, `its name is <slug>.<locale>.md, the locale one of ${LOCALE_CODES.join(', ')}`);
      continue;
    }
    // NAME has no other
    readText({ file, slug, locale: locale as LocaleCode }, unbroken(readFileSync(path, 'utf8')), content, report);
  }
  checkJournal(content, reporting);
  if (problems.length > 0)
    throw new ContentError(problems.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)));
  return content;
}

function readText(named: File, text: string, content: ContentFolder, report: Report): void {
  const { frontMatter, content: nodes } = parseMarkdown(text);
  if (!frontMatter) {
    report(1, 'it begins with its facts between two lines of ---');
    return;
  }
  const factsOf = <T>(shape: z.ZodMiniType<T>) => readYaml(frontMatter.text, shape, frontMatter.firstLine, report);
  if (nodes.length === 0) report(1, 'there is no text below the facts');
  const parts = dirname(named.file).split('/');
  const [section, kind = ''] = parts;
  if (section === 'journal' && parts.length === 1) {
    const facts = factsOf(shapes.articleFacts);
    const blocks = blocksOf(nodes, report);
    if (facts) content.articles.push({ ...named, facts, blocks });
  } else if (section === 'help' && parts.length === 1) {
    const facts = factsOf(shapes.helpFacts);
    if (facts) content.help.push({ ...named, facts, html: htmlOf(nodes) });
  } else if (section === 'legal' && parts.length === 2) {
    const kinds = legalPage.shape.kind.options;
    if (!kinds.some((known) => known === kind)) report(1, `there is no legal text "${kind}": ${kinds.join(', ')}`);
    const facts = factsOf(shapes.legalFacts);
    if (facts) content.legal.push({ ...named, kind, facts, html: htmlOf(nodes) });
  } else report(1, 'texts stand in journal, help and legal/<kind>');
}

/** what articles name must be there, and an id is one article's alone */
function checkJournal({ articles, authors, topics }: ContentFolder, reporting: (file: string) => Report): void {
  const slugs = new Map<number, Article>();
  for (const article of articles) {
    const report = reporting(article.file);
    const { id, author, topic } = article.facts;
    if (!authors.some(({ slug }) => slug === author)) report(1, `author: "${author}" is not in journal/authors.yaml`);
    if (!topics.some(({ slug }) => slug === topic)) report(1, `topic: "${topic}" is not in journal/topics.yaml`);
    const other = slugs.get(id);
    if (other && other.slug !== article.slug) report(1, `id: ${other.file} has ${id} already`);
    if (!other) slugs.set(id, article);
    if (other && other.slug === article.slug && (other.facts.topic !== topic || other.facts.author !== author))
      report(1, `topic and author are those of ${other.file}: it is the same article`);
  }
}
