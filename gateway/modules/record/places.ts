import { Refusal } from '../../http/refusal'
import type { BoundSession, Work } from '../../http/context'
import { ownMeters, type Meter } from '../metering/service'
import { sites } from '../site/service'

/** A place of the customer that is in use or waits for its review; none is null. Refuses 2902 for any other. */
export async function placeOf(work: Work, { bp }: BoundSession, siteId: string | undefined): Promise<string | null> {
  if (siteId === undefined) return null
  const { state } = await sites.own(work, { bp }, siteId)
  if (state !== 'PENDING' && state !== 'CONFIRMED') throw new Refusal('2902')
  return siteId
}

/** Names of all places of a customer, the ones that are over too: a record may still be on one. */
export const siteNames = async (work: Work, bp: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await sites.ever(work, { bp })).map(({ siteId, siteName }) => [siteId, siteName]))

/** A meter of the customer by the number on its plate. Refuses 44402 for any other (RC-08). */
export async function meterOf(work: Work, session: BoundSession, meterNo: string): Promise<Meter> {
  const found = (await ownMeters(work, session)).find((one) => one.meterNo === meterNo)
  if (!found) throw new Refusal('44402')
  return found
}
