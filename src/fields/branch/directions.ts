import { type OfferedBranch } from '../common/types';

/** A page of directions to a branch (the documented address form of Google Maps URLs, `api=1`). */
export const directionsTo = ({ address, label }: OfferedBranch): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address || label)}`;
