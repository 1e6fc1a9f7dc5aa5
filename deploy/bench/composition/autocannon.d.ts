/** the part of autocannon that the benchmark uses; the package carries no types */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** seconds */
    duration: number;
    headers?: Record<string, string>;
  }
  interface Result {
    requests: { average: number };
    /** milliseconds */
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
