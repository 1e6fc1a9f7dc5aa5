/** Who sells a tour: `id` is left out where the site hides them, or where the page does not tell it. */
export interface Seller {
  name: string;
  id?: number | undefined;
}
