import { dateOf, type DateText } from '@domain/date'

interface HeardChannel {
  channelNo: string
  lastReadingAt: string | null
}

/**
 * The first gas day without data of a remote meter, up to the newest closed one; null when all of its channels have data. A register
 * that is in doubt counts as data: `doubted` names the channels that have one of the newest day.
 */
export function silentSince(
  meter: { installDate: string | null; channels: readonly HeardChannel[] },
  closed: DateText,
  doubted: readonly string[] = [],
): DateText | null {
  const firsts = meter.channels
    .filter(({ channelNo }) => !doubted.includes(channelNo))
    // A register of 08:00 ends the gas day before: the day it was read on is the first unknown one.
    .flatMap(({ lastReadingAt }) => (lastReadingAt === null ? (meter.installDate ?? []) : dateOf(lastReadingAt)))
    .filter((day) => day <= closed)
  return firsts.sort()[0] ?? null
}

/** Key of the message about a gap: each gap has one message, which is found again by this key. */
export const lateKey = (meterId: string, since: DateText): string => `DATA_LATE|${meterId}|${since}`
