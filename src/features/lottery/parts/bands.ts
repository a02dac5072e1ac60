import type { Prize } from '../types'

/** Class of a prize's colour by its place; the same in the table and on the ruler. */
export const bandOf = ({ service }: Pick<Prize, 'service'>, index: number): string =>
  service === null ? 'lt-band-none' : `lt-band-${Math.min(index, 7)}`
