/** What a person is answered instead of an error: the way to a page of the site. */
export class PageAnswer {
  /** on the site that was asked, '/de/…': relative, since the api does not see which host the visitor is at */
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}
