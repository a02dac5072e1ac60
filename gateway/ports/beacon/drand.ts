import { createHash } from 'node:crypto'
import type { DrandConfig } from './settings'
import type { Beacon } from './types'

/** quicknet of the League of Entropy (drand.love, /info): hash of the chain, its first moment in seconds, seconds of a round. */
const CHAIN = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const GENESIS = 1_692_803_367
const PERIOD = 3
/** Characters of an answer. */
const LONGEST = 2000

interface Round {
  round: number
  randomness: string
  signature: string
}

const isRound = (given: unknown): given is Round => {
  const { round, randomness, signature } = (given ?? {}) as Partial<Round>
  return typeof round === 'number' && /^[\da-f]{64}$/.test(randomness ?? '') && /^[\da-f]{96}$/.test(signature ?? '')
}

/**
 * drand: `GET /{chain}/public/{round}`. A value is the hash of its round's signature, which is checked; the signature itself can be
 * checked against the chain's public key, since a draw publishes the round.
 */
export const drand = ({ url }: DrandConfig, timeout = 5000): Beacon => ({
  roundAt: (moment) => Math.max(1, Math.ceil((moment / 1000 - GENESIS) / PERIOD) + 1),
  async read(round) {
    const response = await fetch(`${url}/${CHAIN}/public/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 404 || response.status === 425) return null
    if (!response.ok) throw new Error(`drand answered ${response.status}`)
    const text = await response.text()
    const given: unknown = text.length > LONGEST ? null : JSON.parse(text)
    if (!isRound(given) || given.round !== round) throw new Error(`drand gave no round ${round}`)
    const { randomness, signature } = given
    if (createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') !== randomness)
      throw new Error(`the value of round ${round} is not the hash of its signature`)
    return { round, value: randomness }
  },
})
