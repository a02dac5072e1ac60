import { diffDays } from '@domain/date'
import { meterName } from '@domain/meter-name'
import { nextEndOf, NEAR_CYCLE, NEAR_END, validityOf, type AlarmTerm } from '@domain/records/validity'
import { alarmKinds, equipmentTypes, type ExpiryType } from '@domain/statuses/gas-device'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'
import { entriesOf } from '../../wiring'
import type { AccountKey } from '../metering/service'
import { filedMeters, meterEnd } from './flow-meters'
import { alarmsOf, equipmentOf } from './repo/devices'

/** Something of a customer that ends (Y-17). */
export interface Ending {
  bizId: string
  title: string
  /** What ends, and its state. */
  note: string
  dueDate: string
  route: string
  /** Days before its end from which it is near. */
  near?: number
}

/** What of an area ends, and the model that may see it; null: all users. */
export interface EndingSource {
  model: string | null
  endings: (work: Work, key: AccountKey) => Promise<readonly Ending[]>
}

export const endingSources = collection<EndingSource, ExpiryType>('ending source')

export interface Expiry extends Ending {
  type: ExpiryType
  daysLeft: number
  validity: 'NORMAL' | 'DUE_SOON' | 'OVERDUE'
}

/** Y-17: everything of a customer that ends, the nearest first, as far as the caller's models show it. */
export async function expiriesOf(work: Work, key: AccountKey, sees: (model: string) => boolean): Promise<Expiry[]> {
  const today = work.clock.today()
  const all: Expiry[] = []
  for (const [type, { model, endings }] of entriesOf(work, endingSources)) {
    if (model !== null && !sees(model)) continue
    for (const one of await endings(work, key))
      all.push({
        ...one,
        type: type as ExpiryType,
        daysLeft: diffDays(today, one.dueDate),
        validity: validityOf(one.dueDate, today, one.near),
      })
  }
  return all.sort((a, b) => (a.dueDate === b.dueDate ? (a.bizId < b.bizId ? -1 : 1) : a.dueDate < b.dueDate ? -1 : 1))
}

async function meterEndings(work: Work, key: AccountKey): Promise<Ending[]> {
  return (await filedMeters(work, key)).flatMap(({ meter, file }) => {
    const dueDate = meterEnd(meter, file)
    if (dueDate === null) return []
    const { meterId, meterNo, model } = meter
    const note = [model, file?.state === 'VERIFYING' ? '检定中' : ''].filter(Boolean).join(' · ')
    const route = `/pages/record/gas-flow-meter/detail?meterNo=${encodeURIComponent(meterNo)}`
    return [{ bizId: meterId, title: `${meterName(meter)}流量计检定`, note, dueDate, route }]
  })
}

const termNames: Readonly<Record<AlarmTerm, string>> = { LIFE: '使用期限', CALIBRATE: '年度标定', CHECK: '半年自检' }

async function alarmEndings(work: Work, { bp }: AccountKey): Promise<Ending[]> {
  return (await alarmsOf(work.db, bp)).filter(isLookedAfter).map((alarm) => {
    const { term, due } = nextEndOf(alarm)
    return {
      bizId: alarm.alarmId,
      title: `${alarm.location}${alarmKinds[alarm.kind].label}`,
      note: termNames[term],
      dueDate: due,
      route: `/pages/record/burglar-alarm/detail?mode=view&alarmId=${alarm.alarmId}`,
      near: term === 'LIFE' ? NEAR_END : NEAR_CYCLE,
    }
  })
}

async function equipmentEndings(work: Work, { bp }: AccountKey): Promise<Ending[]> {
  return (await equipmentOf(work.db, bp))
    .filter(isLookedAfter)
    .map(({ equipmentId, equipmentType, name, expireDate }) => ({
      bizId: equipmentId,
      title: name,
      note: `${equipmentTypes[equipmentType].label}使用年限`,
      dueDate: expireDate,
      route: `/pages/record/gas-equipment/detail?mode=view&equipmentId=${equipmentId}`,
    }))
}

/** Neither scrapped, nor sent back, nor the change of another record. */
const isLookedAfter = (one: { state: string; useState: string; replaces: string | null }): boolean =>
  one.replaces === null && one.useState !== 'SCRAPPED' && one.state !== 'REJECTED'

/** What the archive itself reminds of (RC-03); contracts, hazards and papers have reminders of their own areas. */
export const ownEndings = {
  METER: { model: null, endings: meterEndings },
  ALARM: { model: null, endings: alarmEndings },
  EQUIPMENT: { model: null, endings: equipmentEndings },
} as const satisfies Partial<Record<ExpiryType, EndingSource>>
