/** where a browser tells that a part of a version failed there */
export const FAILURES_PATH = '/composition/failures';

export interface FailureAnswer {
  /** the next page comes with another version */
  isOther: boolean;
}
