/** Addresses of the contract whose list a lookup may get. */
export const lookupAddresses: readonly string[] = ['/api/holidays'];
