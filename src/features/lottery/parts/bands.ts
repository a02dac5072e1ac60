import type { Prize } from '../types'

/** Colour of a prize by its place, as its class ends; the same in the table and on the ruler. */
export const bandOf = ({ service }: Pick<Prize, 'service'>, index: number): string =>
  service === null ? 'none' : String(Math.min(index, 7))
