import type { Work } from '../../../http/context'
import { ownMeters } from '../meter/own-meters'
import type { AccountKey } from '../types'
import { remoteChannels, spanAge } from './ages'

/** Closed gas days of a span of which a remote meter of the customer lacks a frame (Y-03), oldest first. */
export async function missingDays(
  work: Pick<Work, 'clock' | 'db'>,
  key: AccountKey,
  span: { from: string; to: string },
): Promise<string[]> {
  return (await spanAge(work, key, remoteChannels(await ownMeters(work, key)), span)).missingDays
}
