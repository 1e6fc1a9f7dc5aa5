/** what Rspack gives a loader, as far as this one wants it */
interface LoaderContext {
  resourcePath: string;
  addDependency(file: string): void;
}

export declare function contractId(path: string, source: string, watch: (file: string) => void): Promise<string>;

export default function contractLoader(this: LoaderContext, source: string): Promise<string>;
