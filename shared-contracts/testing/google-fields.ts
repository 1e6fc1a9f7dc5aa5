import Validator from '@adobe/structured-data-validator';
import BaseValidator from '@adobe/structured-data-validator/src/types/base.js';
import ProductValidator from '@adobe/structured-data-validator/src/types/Product.js';
import ProductMerchantValidator from '@adobe/structured-data-validator/src/types/ProductMerchant.js';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** the fields of https://developers.google.com/search/docs/appearance/structured-data that the package does not know yet */
const MORE: Readonly<Record<string, { required?: readonly string[]; recommended?: readonly string[] }>> = {
  BlogPosting: { recommended: ['headline', 'image', 'datePublished', 'author', 'author.name'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  WebSite: { required: ['name', 'url'] },
  ItemList: { required: ['itemListElement'] },
  TouristTrip: { required: ['name', 'itinerary', 'provider'], recommended: ['description', 'offers', 'image'] },
};

/**
 * Recommended fields that say nothing of a walk: those of goods (they have a colour, a size, a bar code) and of videos
 * with chapters or with an end.
 */
const OF_NO_USE: Readonly<Record<string, readonly string[]>> = {
  Product: [
    ...['audience', 'color', 'hasCertification', 'inProductGroupWithID', 'isVariantOf', 'material', 'mpn', 'pattern'],
    ...['size', 'subjectOf', 'gtin'],
  ],
  VideoObject: ['duration', 'expires', 'hasPart', 'publication', 'ineligibleRegion', 'interactionStatistic'],
};

export interface FieldProblem {
  severity: 'required' | 'recommended';
  /** the nearest type that has the problem: 'Offer' */
  type: string;
  field: string;
  message: string;
}

const hasSpan = (product: object): boolean =>
  JSON.stringify('offers' in product ? product.offers : null).includes('"@type":"AggregateOffer"');

/** Google's merchant listings are of single offers: a span of prices, as a listing has it, only makes a product snippet. */
class Merchant extends ProductMerchantValidator {
  override validate(product: object) {
    return hasSpan(product) ? [] : super.validate(product);
  }
}

function validator(): Validator {
  const known = new Validator();
  known.registeredHandlers.Product = [async () => ({ default: ProductValidator }), async () => ({ default: Merchant })];
  for (const [type, { required = [], recommended = [] }] of Object.entries(MORE)) {
    class Fields extends BaseValidator {
      override getConditions() {
        return [
          ...required.map((field) => this.required(field)),
          ...recommended.map((field) => this.recommended(field)),
        ];
      }
    }
    known.registeredHandlers[type] = [async () => ({ default: Fields })];
  }
  return known;
}

type Extracted = ReturnType<WebAutoExtractor['parse']>;

async function problemsOf(extracted: Extracted): Promise<FieldProblem[]> {
  const issues = await validator().validate(extracted);
  return issues
    .map(
      ({ severity, path, rootType, fieldNames = [], issueMessage }): FieldProblem => ({
        severity: severity === 'ERROR' ? 'required' : 'recommended',
        type: path?.at(-1)?.type ?? rootType,
        field: fieldNames[0] ?? '',
        message: issueMessage,
      }),
    )
    .filter(({ severity, type, field }) => severity === 'required' || !OF_NO_USE[type]?.includes(field));
}

/** What Google would complain about in structured data: https://search.google.com/test/rich-results, without a network. */
export function problemsOfData(things: readonly object[]): Promise<FieldProblem[]> {
  // through JSON as a page has it: undefined fields are gone
  const html = things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('');
  return problemsOf(new WebAutoExtractor().parse(html));
}

/** The same of a page's HTML. @returns also which types it tells of */
export async function problemsOfPage(html: string): Promise<{ types: string[]; problems: FieldProblem[] }> {
  const extracted = new WebAutoExtractor().parse(html);
  return { types: Object.keys(extracted.jsonld).sort(), problems: await problemsOf(extracted) };
}
