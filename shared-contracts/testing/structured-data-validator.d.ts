/** The part of the package that we use: it brings no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    path?: { type?: string; property?: string; index?: number }[];
    fieldNames?: string[];
  }
  export default class Validator {
    /** schema.org type → loaders of the classes that check it */
    registeredHandlers: Record<string, (() => Promise<{ default: unknown }>)[]>;
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@adobe/structured-data-validator/src/types/base.js' {
  type Check = (data: object) => object | null;
  export default class BaseValidator {
    constructor(at: object);
    getConditions(): Check[];
    validate(data: object): object[];
    required(field: string, type?: string): Check;
    recommended(field: string, type?: string): Check;
  }
}

declare module '@adobe/structured-data-validator/src/types/Product.js' {
  export { default } from '@adobe/structured-data-validator/src/types/base.js';
}

declare module '@adobe/structured-data-validator/src/types/ProductMerchant.js' {
  export { default } from '@adobe/structured-data-validator/src/types/base.js';
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    /** what the page says in JSON-LD by type, and what of it cannot be read */
    parse(html: string): { jsonld: Record<string, object[]>; errors?: { message: string; format: string }[] };
  }
}
