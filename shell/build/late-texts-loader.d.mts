/** what Rspack gives a loader, as far as this one wants it */
interface LoaderContext {
  resourcePath: string;
}

export default function lateTextsLoader(this: LoaderContext, source: string): string;
