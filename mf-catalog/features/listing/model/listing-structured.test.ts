import { describe, expect, it } from '@jest/globals';
import { sampleFacets, samplePage, sampleTour } from '../../../testing/sample-tours.ts';
import { listingStructured } from './listing-structured.ts';

const SITE = { origin: 'https://cairn.test', basename: '/de' };
const CRUMBS = [{ label: 'Home', href: '/' }, { label: 'Georgia' }];
const read = (answer: Parameters<typeof listingStructured>[0], asked: { question: string; answer: string }[] = []) =>
  listingStructured(answer, { crumbs: CRUMBS, heading: 'Tours in Georgia', asked, site: SITE });

describe('what search engines read of a listing', () => {
  it('is its tours, the way to it, the span of its prices and its questions', () => {
    const items = [sampleTour({ id: 13, price: 89_000 }), sampleTour({ id: 14, price: 64_000 })];
    const price = { currency: 'EUR', min: 210, highest: 2333, max: 2350, histogram: [] };
    const filters = sampleFacets({ price });
    const data = read(samplePage({ items, total: 14, page: 2, filters }), [{ question: 'When?', answer: 'In June.' }]);
    expect(data.map((one) => ('@type' in one ? one['@type'] : ''))).toEqual([
      'ItemList',
      'BreadcrumbList',
      'Product',
      'FAQPage',
    ]);
    const [list, , product, faq] = data;
    expect(list).toMatchObject({
      numberOfItems: 14,
      itemListElement: [{ position: 13, url: 'https://cairn.test/de/ala-kul-trek-13' }, { position: 14 }],
    });
    expect(product).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        // of the listing, not of this page
        lowPrice: '210.00',
        highPrice: '2333.00',
        priceCurrency: 'EUR',
        offerCount: 14,
      },
    });
    expect(faq).toMatchObject({ mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'In June.' } }] });
  });

  it('claims no prices and no questions that are not there', () => {
    const data = read(samplePage({ items: [], total: 0, filters: undefined }));
    expect(data.map((one) => ('@type' in one ? one['@type'] : ''))).toEqual(['ItemList', 'BreadcrumbList']);
  });
});
