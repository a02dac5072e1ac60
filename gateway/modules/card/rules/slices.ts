import type { Slice } from '../types'

/** The write that comes next: the first that is not proven on the card. */
export const nextToWrite = <S extends Pick<Slice, 'subNo' | 'state'>>(slices: readonly S[]): S | null =>
  slices.find(({ state }) => state === 'WAIT' || state === 'RESERVED') ?? null

/** The card has it, or the meter. */
export const isProven = ({ state }: Pick<Slice, 'state'>): boolean => state === 'WRITTEN' || state === 'LOADED'

/** How many writes are proven. */
export const writtenCount = (slices: readonly Pick<Slice, 'state'>[]): number => slices.filter(isProven).length
