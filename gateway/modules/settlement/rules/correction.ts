import type { DisputeReason } from '@domain/statuses/statement'
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

const keyOf = ({ meterId, channelNo }: { meterId: string; channelNo: string }): string => `${meterId}|${channelNo}`

/** The register that an accepted dispute over a reading says; null for other reasons. 'volume' when none was given. */
export function grantedRegister(dispute: Answered, answer: Answer): Volume | null | 'volume' {
  if (dispute.reasonCode !== 'READING') return null
  return (answer.decision === 'PASS' ? dispute.expectedReading : answer.volume) ?? 'volume'
}

/**
 * What an accepted dispute changes in the next revision (AE-24), by channel. `first`: the lines of revision 1, which no dispute has
 * changed; what an earlier dispute granted stays. Without a channel (price, other) only the prices are computed again. 'volume' or
 * 'decision': what the company has to state differently.
 */
export function correctionsOf(
  dispute: Answered,
  answer: Answer,
  lines: readonly Line[],
  first: readonly Line[],
): Map<string, Correction> | 'volume' | 'decision' {
  const granted = new Map(lines.flatMap((line) => earlier(line, first)))
  const line = lines.find((one) => one.meterId === dispute.meterId && one.channelNo === dispute.channelNo)
  if (dispute.reasonCode === 'PRICE' || dispute.reasonCode === 'OTHER') {
    if (answer.decision === 'PASS') return granted
    if (!line) return 'decision'
  }
  if (!line) return 'decision'
  const change = changeOf(dispute, answer, line)
  if (change === null) return 'volume'
  const before = granted.get(keyOf(line))?.adjustVolume ?? '0.00'
  const adjustVolume = addVolume(before, change)
  if (isZeroVolume(adjustVolume)) granted.delete(keyOf(line))
  else granted.set(keyOf(line), { adjustVolume, reason: reasonOf(answer.remark) })
  return granted
}

/** What earlier disputes granted of a line. */
function earlier(line: Line, first: readonly Line[]): [string, Correction][] {
  const plain = first.find((one) => keyOf(one) === keyOf(line))?.adjustVolume ?? line.adjustVolume
  const adjustVolume = subtractVolume(line.adjustVolume, plain)
  return isZeroVolume(adjustVolume) ? [] : [[keyOf(line), { adjustVolume, reason: line.adjustReason }]]
}

/** Volume by which the line changes; null when the company has not given it. */
function changeOf(dispute: Answered, answer: Answer, line: Line): Volume | null {
  const register = grantedRegister(dispute, answer)
  if (register === 'volume') return null
  if (register !== null) return subtractVolume(register, line.currReading)
  if (answer.decision === 'PASS' || answer.volume === null) return null
  // What was carried to the next month had been taken below zero: it is part of what is granted.
  return subtractVolume(answer.volume, addVolume(line.readVolume, line.adjustVolume))
}

const reasonOf = (remark: string): string => {
  const said = remark.trim()
  return Array.from(said === '' ? REASON : `${REASON}：${said}`)
    .slice(0, LONGEST)
    .join('')
}
