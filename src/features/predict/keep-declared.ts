import { periodName } from '@domain/plan/windows'
import { formatVolume } from '@domain/volume'
import { newRequestNo, type WriteInput } from '@/request'
import { dropWaiting, ownWaiting } from '@/request/outbox'
import { queued } from '@/shared/outbox'

const ADD = 'predict POST /addPredictionGas'

type Declared = WriteInput<typeof ADD>

/**
 * Keeps a declaration until there is a network (Y-08); false where the phone has no room. Days have a cut-off each: those that were not
 * tried go one by one, so that one that is too late holds none of the others up. What waits of the same period already is replaced.
 */
export async function keepDeclared(declared: Declared, requestNo: string, name: string): Promise<boolean> {
  const { items, planType } = declared
  const isTried = requestNo !== ''
  const days = planType === 'DAY' && !isTried && items !== undefined && items.length > 1 ? items : null
  const all = days
    ? days.map((day) => ({
        ...withoutItems(declared),
        period: day.period,
        declaredVolume: day.volume,
        version: day.version ?? 0,
      }))
    : [declared]
  for (const { requestNo: older } of ownWaiting().filter((one) => isSame(one, all))) await dropWaiting(older)
  for (const one of all) {
    const of = days ? periodName(planType, one.period) : name
    const title = `${of}用气申报 ${formatVolume(one.declaredVolume)}`
    if (!(await queued({ key: ADD, input: one, requestNo: isTried ? requestNo : newRequestNo(), title }, [])))
      return false
  }
  return true
}

const withoutItems = ({ items: _items, ...declared }: Declared): Declared => declared

const isSame = (one: ReturnType<typeof ownWaiting>[number], all: readonly Declared[]): boolean =>
  one.key === ADD &&
  all.some(
    ({ groupId, planType, period }) =>
      one.input.groupId === groupId && one.input.planType === planType && one.input.period === period,
  )
