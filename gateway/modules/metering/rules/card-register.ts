import { compareVolume, maxVolume } from '@domain/volume'

/** What is known of a meter's register when its card is read. m³, two decimals. */
export interface KnownRegister {
  /** Newest register that counts; null for a meter that was never read. */
  register: string | null
  /** Newest register that its card brought and that counts. */
  confirmed: string | null
  /** Newest register that its card brought and that was doubted. */
  doubted: string | null
}

/** TAKEN with the register to record; KNOWN: nothing new; DOUBTED: the register would fall. */
export type CardRegister = { is: 'TAKEN'; register: string } | { is: 'KNOWN' | 'DOUBTED' }

/**
 * AE-70, AE-07: whether the register that a card brings counts. A cumulative register never falls; a card counts in tenths of a m³, so
 * the same tenth is no fall. A card that was last in its meter before a newer reading of another kind is merely old. A register below
 * the card's own last one is doubted, once.
 */
export function judgeCardRegister(total: string, { register, confirmed, doubted }: KnownRegister): CardRegister {
  if (register === null || compareVolume(total, tenthOf(register)) >= 0)
    return { is: 'TAKEN', register: register === null ? total : maxVolume(total, register) }
  if (doubted !== null && compareVolume(total, doubted) === 0) return { is: 'KNOWN' }
  return { is: confirmed !== null && compareVolume(total, confirmed) >= 0 ? 'KNOWN' : 'DOUBTED' }
}

/** Cut to the card's own places: 79548.99 → 79548.90. */
const tenthOf = (register: string): string => `${register.slice(0, -1)}0`
