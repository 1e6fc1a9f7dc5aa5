/** where the server's inline scripts put the calls of parts that it streamed late: an array first, the store afterwards */
export interface StreamedCalls {
  push(calls: unknown): void;
}
