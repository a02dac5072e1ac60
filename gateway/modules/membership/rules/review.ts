import { characters } from '@domain/text'

/** SA-01: a rejection says why, in 2 to 100 characters. */
export const rejectFault = (reason: string): boolean => characters(reason) < 2 || characters(reason) > 100
