import { calendarDate } from '@cairn/shared-contracts/api/common.schema';
import { HELP_TOPICS } from '@cairn/shared-contracts/api/content.schema';
import { LOCALE_CODES } from '@cairn/shared-contracts/i18n/locales';
import * as z from 'zod/mini';

const line = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const slug = () => z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'is made of a-z, 0-9 and hyphens'));
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/, 'is a colour: "#67a0b2"'));
const percent = z.number().check(z.minimum(0), z.maximum(100));
/** a file beside the text, or the key of a picture that the site has; `focus` is what must be seen of it where it is cropped, in percent */
const picture = z.strictObject({
  ...{ file: line(), alt: line(), placeholder: z.optional(colour) },
  focus: z.optional(z.strictObject({ x: percent, y: percent })),
});

/** what every file says of itself */
const published = {
  title: line(),
  /** from this day on it is there */
  date: calendarDate,
  /** nobody sees it, whatever the day */
  draft: z._default(z.boolean(), false),
};

export const articleFacts = z.strictObject({
  ...published,
  /** the address ends in it */
  id: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  lead: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
  topic: slug(),
  author: slug(),
  cover: picture,
  /** what is shown below it */
  tours: z._default(z.array(z.number().check(z.int(), z.minimum(1))).check(z.maxLength(12)), []),
});
export type ArticleFacts = z.infer<typeof articleFacts>;

export const legalFacts = z.strictObject(published);
export type LegalFacts = z.infer<typeof legalFacts>;

export const helpFacts = z.strictObject({
  ...published,
  topic: z.enum(HELP_TOPICS),
  position: z._default(z.number().check(z.int()), 0),
  frequent: z._default(z.boolean(), false),
});
export type HelpFacts = z.infer<typeof helpFacts>;

/** journal/topics.yaml, in the order of the site: a name in each language */
export const topicList = z.array(
  z.strictObject({
    slug: slug(),
    names: z.strictObject({
      'en-US': line(),
      ...Object.fromEntries(LOCALE_CODES.filter((code) => code !== 'en-US').map((code) => [code, z.optional(line())])),
    }),
  }),
);
export type TopicList = z.infer<typeof topicList>;

/** journal/authors.yaml; `organizer` is the number of the member of the club who this author is */
export const authorList = z.array(
  z.strictObject({
    slug: slug(),
    name: line(),
    organizer: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000))),
    portrait: z.optional(picture),
  }),
);
export type AuthorList = z.infer<typeof authorList>;
