/* Where an address of a device lies. The gateway keeps no register of addresses: what is in the own network says so. */

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/

/** '内网' for an address of the own network or machine, '' when nothing is known. */
export const regionOf = (ip: string): string => (PRIVATE.test(ip.replace(/^::ffff:/i, '').toLowerCase()) ? '内网' : '')
