import { casesByKeys, findCase, type CaseRow } from '../db/case-rows'
import { creatorOf } from '../db/state-log'
import type { Work } from '../http/context'
import type { Decided, DeskArea, TaskView } from '../modules/desk/service'
import { urls } from '../modules/file/service'
import { idOf, stateOf, type AnyDesk, type AnyKind } from './any-kind'
import { factsOf } from './facts'
import { moveCase } from './moves'

/** What the shared desk shows and decides of a kind (CV-10). */
export const deskOf = (kind: AnyKind, desk: AnyDesk): DeskArea => ({
  describe: (work, tasks) => describe(work, kind, desk, tasks),
  decided: (work, task) => decided(work, kind, desk, task),
  // Four eyes: it is decided by another user than the one that filed it.
  asker: async (work, bizNo) => {
    const { bp, id } = keyOf({ bizNo })
    const { entity } = kind.machine
    return entity === null ? null : creatorOf(work.db, { bp, entity, entityId: id })
  },
})

const keyOf = ({ bizNo }: { bizNo: string }): { bp: string; id: string } => {
  const [bp = '', id = ''] = bizNo.split('|')
  return { bp, id }
}

async function describe(
  work: Work,
  kind: AnyKind,
  desk: AnyDesk,
  tasks: readonly { bizNo: string }[],
): Promise<TaskView[]> {
  const rows = await casesByKeys(work.db, kind, tasks.map(keyOf))
  const addresses = await urls(
    work,
    rows.flatMap((row) => desk.files?.(row).map(({ fileId }) => fileId) ?? []),
  )
  const facts = factsOf(work, kind)
  const factsIn = (row: CaseRow) =>
    facts.flatMap(([label, , of]) => {
      const value = of(row)
      return value === null ? [] : [{ label, value }]
    })
  return tasks.map((task) => {
    const { bp, id } = keyOf(task)
    const row = rows.find((one) => one.bp === bp && idOf(kind, one) === id)
    return row ? { ...viewOf(desk, row, addresses), facts: factsIn(row) } : { title: '', facts: [], files: [] }
  })
}

const viewOf = (desk: AnyDesk, row: CaseRow, addresses: ReadonlyMap<string, string>): Omit<TaskView, 'facts'> => ({
  title: desk.title(row),
  files: (desk.files?.(row) ?? []).flatMap(({ name, fileId }) => {
    const url = addresses.get(fileId)
    return url === undefined ? [] : [{ name, url }]
  }),
})

/** A case that has left the desk's state meanwhile (withdrawn, over) stays as it is. */
async function decided(
  work: Work,
  kind: AnyKind,
  desk: AnyDesk,
  { bizNo, decision, remark, decidedBy }: Decided,
): Promise<void> {
  const row = await findCase(work.db, kind, keyOf({ bizNo }), { lock: true })
  if (row === undefined || stateOf(kind, row) !== desk.in) return
  const passed = decision !== 'REJECT'
  const set = desk.set?.({ passed, remark, by: decidedBy, at: work.clock.iso() }) ?? {}
  await moveCase(work, kind, row, desk.decisions[passed ? 'PASS' : 'REJECT'], { set, by: decidedBy, reason: remark })
}
