import type { In, Out } from '@contract'
import { addDays, datesBetween } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { meterName } from '@domain/meter-name'
import { sharesOf } from '@domain/records/shares'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { closedGasDay, hourCurve, ownMeters } from '../metering/service'
import { loading } from './equipment-views'
import { equipmentOf } from './repo/devices'

type Shares = 'btwob GET /record/shares'

/** Gas days that shares are made of (Y-10). */
const DAYS = 60

/** A number of thousandths as the contract writes per cent: 643 → '64.3'. */
const percentOf = (share: number): string => `${Math.floor(share / 10)}.${share % 10}`

/** Y-10: what each device behind a remote meter may have taken of the last 60 closed gas days. Asks the telemetry: no transaction. */
export async function deviceShares(work: Work, session: BoundSession, { meterNo }: In<Shares>): Promise<Out<Shares>> {
  const to = closedGasDay(work)
  const from = addDays(to, 1 - DAYS)
  const devices = loading(await equipmentOf(work.db, session.bp))
  const remote = (await ownMeters(work, session)).filter(({ meterType }) => meterType === 'IOT')
  const choices = remote.filter(({ meterId }) => devices.some((one) => one.meterId === meterId))
  if (meterNo !== undefined && !remote.some((one) => one.meterNo === meterNo)) throw new Refusal('44402')
  const meter = meterNo === undefined ? (choices[0] ?? remote[0]) : remote.find((one) => one.meterNo === meterNo)
  const meters = choices.map((one) => ({ meterNo: one.meterNo, name: meterName(one) }))
  const nothing = {
    meters,
    meterNo: '',
    name: '',
    from,
    to,
    total: '0',
    devices: [],
    rest: { volume: '0', percent: '0.0' },
  }
  if (!meter) return { ...nothing, state: 'NO_METER', asOf: work.clock.iso(), whole: 0, missingDays: [] }
  const curve = await hourCurve(work, session, meter, datesBetween(from, to))
  const { asOf, whole, missingDays } = curve
  const head = { ...nothing, meterNo: meter.meterNo, name: meterName(meter), asOf, whole, missingDays }
  const mine = devices.filter(({ meterId }) => meterId === meter.meterId)
  if (mine.length === 0) return { ...head, state: 'NO_DEVICE' }
  const days = curve.days.flatMap(({ hours }) => (hours === null ? [] : [hours.map(Number)]))
  if (days.length === 0) return { ...head, state: 'NO_DATA' }
  const total = Number(fixed(decimal(sumVolume(curve.used.map(({ volume }) => volume))), 0))
  const shares = sharesOf(
    total,
    days,
    mine.map(({ equipmentId, quantity, ratedFlow, dailyHours }) => ({
      id: equipmentId,
      flow: Number(decimal(ratedFlow).times(quantity)),
      hours: Number(dailyHours),
    })),
  )
  const nameOf = new Map(mine.map((one) => [one.equipmentId, one]))
  return {
    ...head,
    state: 'SHOWN',
    total: String(total),
    devices: shares.devices
      .flatMap(({ id, volume, share, margin, sureness, isTogether }) => {
        const found = nameOf.get(id)
        if (!found) return []
        const { name, dailyHours, hoursAt } = found
        const said = { equipmentId: id, name, dailyHours, hoursAt }
        return [{ ...said, volume: String(volume), percent: percentOf(share), margin, sureness, isTogether }]
      })
      .sort((a, b) => Number(b.volume) - Number(a.volume)),
    rest: { volume: String(shares.rest.volume), percent: percentOf(shares.rest.share) },
  }
}
