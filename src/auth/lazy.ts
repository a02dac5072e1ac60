/**
 * What a usual visit does not need: codes in the address, other hosts, the auth centre, and every reaction to a login that
 * ended. It stays out of the first load.
 */
export const away = () => import('./away')
