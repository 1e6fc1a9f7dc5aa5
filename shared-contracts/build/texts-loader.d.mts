/** what Rspack gives a loader, as far as this one wants it */
interface LoaderContext {
  resourcePath: string;
  resourceQuery?: string;
  addDependency(file: string): void;
  emitWarning(warning: Error): void;
}

export default function textsLoader(this: LoaderContext, source: string): Promise<string>;
