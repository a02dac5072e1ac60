import { decimal, fixed } from '../decimal'
import { lotsVolume } from './offer'

/** A customer's lots in a draw: its numbers follow one another from `entryFrom` on. */
export interface Lots {
  bidNo: string
  lots: number
  entryFrom: number
}

/** The number of a lot as it is shown: eight digits. */
const entryNo = (number: number): string => String(number).padStart(8, '0')

/** The numbers of a customer's lots. */
export const entriesOf = ({ lots, entryFrom }: Pick<Lots, 'lots' | 'entryFrom'>): string[] =>
  Array.from({ length: lots }, (_, index) => entryNo(entryFrom + index))

/** Numbers from 1 on, in the order of the bids' own numbers: no customer chooses one (N-10). */
export function numbered(bids: readonly { bidNo: string; lots: number }[]): Lots[] {
  let from = 1
  return [...bids]
    .sort((a, b) => (a.bidNo < b.bidNo ? -1 : 1))
    .map(({ bidNo, lots }) => {
      const entryFrom = from
      from += lots
      return { bidNo, lots, entryFrom }
    })
}

export interface Drawn {
  bidNo: string
  /** Place of its best number in the draw, from 1 on. */
  rank: number
  /** Its numbers that win, ascending. */
  won: string[]
  /** m³. */
  volume: string
  /** m³ that it may be offered when a winner renounces; 0 where it won, or is none of the candidates. */
  candidateVolume: string
}

/** Per cent of all winning lots that are drawn in addition, as candidates (N-11). */
const CANDIDATES = 20

/** N-10, N-11: how many lots win and how many more are candidates. */
export function lotCounts(totalVolume: string, lotVolume: string, entries: number): { win: number; wait: number } {
  const lots = Number(fixed(decimal(totalVolume).div(decimal(lotVolume)).round(0, 0), 0))
  const win = Math.min(lots, entries)
  return { win, wait: Math.min(Math.ceil((lots * CANDIDATES) / 100), entries - win) }
}

/** N-10, N-11: what the order of a draw gives to each bid. `order`: all numbers, the winning ones first. */
export function drawn(
  bids: readonly Lots[],
  order: readonly string[],
  of: { totalVolume: string; lotVolume: string },
): Drawn[] {
  const { win, wait } = lotCounts(of.totalVolume, of.lotVolume, order.length)
  const place = new Map(order.map((entry, index) => [entry, index]))
  return bids.map((bid) => {
    const places = entriesOf(bid).map((entry) => ({ entry, at: place.get(entry) ?? order.length }))
    const won = places.filter(({ at }) => at < win).map(({ entry }) => entry)
    const waiting = places.filter(({ at }) => at >= win && at < win + wait).length
    return {
      bidNo: bid.bidNo,
      rank: Math.min(...places.map(({ at }) => at)) + 1,
      won,
      volume: lotsVolume(won.length, of.lotVolume),
      candidateVolume: won.length > 0 ? '0' : lotsVolume(waiting, of.lotVolume),
    }
  })
}
