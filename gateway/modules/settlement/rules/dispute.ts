import { characters, halfWidth } from '@domain/text'
import { volume } from '@domain/volume'
import type { DisputeReason } from '@domain/statuses/statement'

/** A dispute as it was typed. */
export interface Typed {
  meterId?: string
  channelNo?: string
  reasonCode: DisputeReason
  content: string
  expectedReading?: string
  images?: readonly string[]
}

interface Channel {
  meterId: string
  channelNo: string
}

interface Draft {
  meterId: string | null
  channelNo: string | null
  reasonCode: DisputeReason
  content: string
  expectedReading: string | null
  images: readonly string[]
}

/** Which field is missing or wrong. */
type Fault = { field: 'meterId' | 'channelNo' | 'content' | 'expectedReading' | 'images' }

const SHORTEST = 5
/** A register has at most eight digits (A 2.2). */
const REGISTER = /^\d{1,8}(\.\d{1,2})?$/
/** Reasons that are about one register. */
const ABOUT_A_CHANNEL: readonly DisputeReason[] = ['READING', 'VOLUME', 'ADJUST']

/** AE-24, A 2.7: what a dispute needs by its reason; `lines`: the channels that the statement settles. */
export function draftOf(typed: Typed, lines: readonly Channel[]): Draft | Fault {
  const content = typed.content.trim()
  if (characters(content) < SHORTEST) return { field: 'content' }
  const channel = channelOf(typed, lines)
  if ('field' in channel) return channel
  const images = typed.images ?? []
  const rest = { reasonCode: typed.reasonCode, content, images }
  if (typed.reasonCode !== 'READING') return { ...channel, ...rest, expectedReading: null }
  const expected = halfWidth(typed.expectedReading ?? '').trim()
  if (!REGISTER.test(expected)) return { field: 'expectedReading' }
  if (images.length === 0) return { field: 'images' }
  return { ...channel, ...rest, expectedReading: volume(expected) }
}

/** The register that it is about: the named one, or the only one there is. */
function channelOf(
  { meterId, channelNo, reasonCode }: Typed,
  lines: readonly Channel[],
): Pick<Draft, 'meterId' | 'channelNo'> | Fault {
  const meters = [...new Set(lines.map((line) => line.meterId))]
  const meter = meterId ?? (meters.length === 1 ? meters[0] : undefined)
  const isNeeded = ABOUT_A_CHANNEL.includes(reasonCode)
  if (meter === undefined) return isNeeded ? { field: 'meterId' } : { meterId: null, channelNo: null }
  const channels = lines.filter((line) => line.meterId === meter).map((line) => line.channelNo)
  if (channels.length === 0) return { field: 'meterId' }
  const channel = channelNo ?? (channels.length === 1 ? channels[0] : undefined)
  if (channel === undefined) return isNeeded ? { field: 'channelNo' } : { meterId: meter, channelNo: null }
  return channels.includes(channel) ? { meterId: meter, channelNo: channel } : { field: 'channelNo' }
}
