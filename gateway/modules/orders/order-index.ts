import { Type } from '@sinclair/typebox'
import type { StateChange } from '../../db/state-log'
import { keysAfter } from '../../db/keys-after'
import type { Work } from '../../http/context'
import type { Moved } from '../../states'
import { enqueue } from '../../work/queue'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { entriesOf } from '../../wiring'
import { orderSources } from '../payment/service'
import { insertNew, setTakenOver, takenOver, toTakeOver, upsert } from './repo'

/** Rows of one item. */
const PAGE = 200

export const keyOf = ({ orderType, orderNo }: { orderType: string; orderNo: string }): string =>
  `${orderType}:${orderNo}`

/** Writes the row of an order from the present state of its source; nothing for one that the order centre does not show. */
export const keep = (work: Work, moved: Moved): Promise<void> => write(work, moved, upsert)

async function write(work: Work, { bp, entity, id }: Moved, how: typeof upsert): Promise<void> {
  const source = entriesOf(work, orderSources).get(entity)
  const row = await source?.row(work, { bp, id })
  if (!source || !row) return
  const { state, orderNo: _no, parent, action, ...rest } = row
  const orderGroup = source.groups[state]
  if (orderGroup === undefined) throw new RangeError(`${entity} ${state} stands under no group`)
  await how(work.db, {
    ...rest,
    bp,
    orderKey: keyOf(row),
    source: entity,
    sourceId: id,
    sourceState: state,
    parentKey: parent && keyOf(parent),
    orderGroup,
    actionText: action?.text ?? null,
    actionRoute: action?.route ?? null,
  })
}

/** Takes over orders from before the order centre, some at a time; the next item follows from this one. */
const takeOver = kind({
  name: 'orders.takeOver',
  data: Type.Object({ source: Type.String(), after: Type.String() }),
  run: {
    async handle(work, { source: entity, after }) {
      const at = await takenOver(work.db, entity)
      const source = entriesOf(work, orderSources).get(entity as StateChange['entity'])
      if (!source || at?.doneAt !== null || at.after !== after) return
      const [bp = '', id = ''] = after.split('|')
      const { table, key } = source.machine
      const keys = await keysAfter(work.db, table, key.at(-1) ?? '', { bp, id }, PAGE)
      // The source is not locked: a row that its own transaction wrote meanwhile stays.
      for (const one of keys) await write(work, { ...one, entity: entity as StateChange['entity'] }, insertNew)
      const last = keys.at(-1)
      const isDone = last === undefined || keys.length < PAGE
      const next = last ? `${last.bp}|${last.id}` : after
      await setTakenOver(work.db, entity, { after: next, doneAt: isDone ? work.clock.iso() : null })
      if (!isDone) await enqueue(work, takeOver, `${entity}|${next}`, { source: entity, after: next })
    },
  },
})

export const ordersWork: AreaWork = {
  kinds: [takeOver],
  sweeps: [
    sweep('orders.takeOver', { everySeconds: 600 }, takeOver, async ({ db }, after) =>
      after === '' ? (await toTakeOver(db)).map((data) => ({ key: `${data.source}|${data.after}`, data })) : [],
    ),
  ],
}
