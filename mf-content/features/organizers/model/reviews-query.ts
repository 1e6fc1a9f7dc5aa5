/** arguments of the call; the loader and the component must spell them alike */
export const reviewsQuery = (id: number, page: number) => ({ id, page });

export const reviewsHref = (id: number, page: number): string =>
  `/tour-provider/${id}${page > 1 ? `?page=${page}` : ''}#reviews`;
