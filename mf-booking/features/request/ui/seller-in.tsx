import { OrganizerIn } from '@cairn/shared-contracts/remote/organizer-link';
import type { Seller } from '../model/seller.ts';

interface SellerInProps {
  seller: Seller;
  tourId: number;
  /** makes the sentence with what it is given where the name goes */
  say: (name: string) => string;
}

/** A sentence about who sells the tour: their name opens the short sheet about them, where they can be asked about it. */
export function SellerIn({ seller: { id, name }, tourId, say }: SellerInProps) {
  return id === undefined ? say(name) : <OrganizerIn id={id} name={name} tourId={tourId} say={say} />;
}
