/** what Rspack gives a loader, as far as this one wants it */
interface LoaderContext {
  resourcePath: string;
}

export default function callsLoader(this: LoaderContext, source: string): Promise<string>;
