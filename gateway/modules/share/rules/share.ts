/** Days after which a share counts as old, unless its sharer renews it (E 2.3). */
export const SHARE_DAYS = 90

/** Characters that cannot be taken for each other (E 2.3). */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
export const CODE_LENGTH = 10

/** A code of random numbers, each below 256; numbers that would make some characters likelier are left out. */
export function codeOf(bytes: Iterable<number>): string {
  const fair = 256 - (256 % ALPHABET.length)
  let code = ''
  for (const byte of bytes) {
    if (code.length === CODE_LENGTH) break
    if (byte < fair) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

/** Cut to what a card shows (E 2.3). */
export const cutTo = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** E-S-07. `isThere`: the content may still be shared. */
export const stateOf = (isThere: boolean, expireAt: number, now: number): 'active' | 'expired' | 'revoked' =>
  !isThere ? 'revoked' : expireAt <= now ? 'expired' : 'active'

export const SHARE_PAGE = '/share/share'
