import type { DisputeReason } from '@domain/statuses/statement'
import { registerWay } from '@domain/tariff/readings'
import { addVolume, isZeroVolume, subtractVolume, type Volume } from '@domain/volume'
import type { Correction, StatementLine } from '../types'

export interface Answered {
  meterId: string | null
  channelNo: string | null
  reasonCode: DisputeReason
  expectedReading: Volume | null
}

export interface Answer {
  decision: 'PASS' | 'ADJUST'
  /** ADJUST: the register for READING, the settled volume of the channel for the other reasons. */
  volume: Volume | null
  remark: string
}

type Line = Pick<
  StatementLine,
  'meterId' | 'channelNo' | 'currReading' | 'readVolume' | 'adjustVolume' | 'adjustReason' | 'settleVolume' | 'carried'
>

const REASON = '异议调整'
/** A line's reason (A 2.7). */
const LONGEST = 60

/** A register has at most so many (AE-07). */
const MOST_DIGITS = 8

const keyOf = ({ meterId, channelNo }: { meterId: string; channelNo: string }): string => `${meterId}|${channelNo}`

/** The register that an accepted dispute over a reading says; null for other reasons. 'volume' when none was given. */
export function grantedRegister(dispute: Answered, answer: Answer): Volume | null | 'volume' {
  if (dispute.reasonCode !== 'READING') return null
  return (answer.decision === 'PASS' ? dispute.expectedReading : answer.volume) ?? 'volume'
}

/**
 * What an accepted dispute changes in the next revision (AE-24), by channel. `first`: the lines of revision 1, which no dispute has
 * changed; what an earlier dispute granted stays, but a register takes its place: the line still shows the device's. `digits`: those of
 * each meter. Without a channel (price, other) only the prices are computed again. 'volume' or 'decision': what the company has to state
 * differently.
 */
export function correctionsOf(
  dispute: Answered,
  answer: Answer,
  lines: readonly Line[],
  first: readonly Line[],
  digits: ReadonlyMap<string, number> = new Map(),
): Map<string, Correction> | 'volume' | 'decision' {
  const granted = new Map(lines.flatMap((line) => earlier(line, first, digits)))
  const line = lines.find((one) => one.meterId === dispute.meterId && one.channelNo === dispute.channelNo)
  if (dispute.reasonCode === 'PRICE' || dispute.reasonCode === 'OTHER') {
    if (answer.decision === 'PASS') return granted
    if (!line) return 'decision'
  }
  if (!line) return 'decision'
  const before = granted.get(keyOf(line))
  const found = grantOf(dispute, answer, line, {
    before: before?.adjustVolume ?? '0.00',
    digits: digitsOf(line, digits),
  })
  if (found === null) return 'volume'
  granted.set(keyOf(line), { ...(before?.end && { end: before.end }), ...found, reason: reasonOf(answer.remark) })
  return granted
}

/**
 * What earlier disputes granted of a line: a volume, the register at which it ends, or both. What is adjusted may follow from that register,
 * such as 估抄补差: granted is by what the whole line differs from the first one beyond the way from its register to this one.
 */
function earlier(line: Line, first: readonly Line[], digits: ReadonlyMap<string, number>): [string, Correction][] {
  const plain = first.find((one) => keyOf(one) === keyOf(line)) ?? line
  const isMoved = line.currReading !== plain.currReading
  const moved = isMoved ? registerWay(plain.currReading, line.currReading, digitsOf(line, digits)) : '0.00'
  const adjustVolume = subtractVolume(subtractVolume(wholeOf(line), wholeOf(plain)), moved)
  if (isZeroVolume(adjustVolume) && !isMoved) return []
  return [[keyOf(line), { adjustVolume, reason: line.adjustReason, ...(isMoved && { end: line.currReading }) }]]
}

const wholeOf = ({ readVolume, adjustVolume }: Line): Volume => addVolume(readVolume, adjustVolume)

const digitsOf = ({ meterId }: Line, digits: ReadonlyMap<string, number>): number => digits.get(meterId) ?? MOST_DIGITS

interface Known {
  /** What an earlier dispute granted on the line. */
  before: Volume
  digits: number
}

/** What is granted on the line from now on; null when the company has not given it. */
function grantOf(dispute: Answered, answer: Answer, line: Line, known: Known): Omit<Correction, 'reason'> | null {
  const register = grantedRegister(dispute, answer)
  if (register === 'volume') return null
  if (register !== null) return { adjustVolume: registerWay(line.currReading, register, known.digits), register }
  const settle = answer.volume
  if (answer.decision === 'PASS' || settle === null) return null
  // What was carried to the next month had been taken below zero: it is part of what is granted.
  const change = subtractVolume(settle, wholeOf(line))
  return { adjustVolume: addVolume(known.before, change), settle }
}

const reasonOf = (remark: string): string => {
  const said = remark.trim()
  return Array.from(said === '' ? REASON : `${REASON}：${said}`)
    .slice(0, LONGEST)
    .join('')
}
