/** arguments of the call; the loader and the component must spell them alike */
export const reviewsQuery = (id: number, page: number) => ({ id, page });

/** '/tour-provider/4?page=2' */
export const organizerHref = (id: number, page: number): string =>
  `/tour-provider/${id}${page > 1 ? `?page=${page}` : ''}`;

export const reviewsHref = (id: number, page: number): string => `${organizerHref(id, page)}#reviews`;
