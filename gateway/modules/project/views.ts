import type { Out, Row } from '@contract'
import {
  Approval as ApprovalShape,
  EngineRecord as RecordShape,
  Log as LogShape,
  newsFields,
  Node as NodeShape,
  Payment as PaymentShape,
  Scheme as SchemeShape,
  SchemeShort,
  shortFields,
} from '@contract/project/words'
import { delayDays } from '@domain/project/deadlines'
import { restOf } from '@domain/project/instalments'
import { shownStatus } from '@domain/project/rates'
import { approvalTypes, type ProjectRole } from '@domain/statuses/project'
import type { ProjectPerson } from '../../db/column-types'
import type { Work } from '../../http/context'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { shownFiles } from '../file/service'
import { transferHeads } from '../payment/service'
import { asks } from './notices'
import { waitingOf, type Approval, type Payment } from './repo/money'
import type { ConstructLog, EngineRecord, Scheme } from './repo/papers'
import { currentNodes, type Project, type ProjectNode } from './repo/projects'
import { isRead, unreadOf, type ReadState, type Update } from './repo/updates'

export type Own = { bp: string; companyCode: string; userId: string }
type Short = Row<'job GET /customer/project/list'>
export type NodeView = Out<'job POST /customer/node/getConstructionNodeByPre'>[number]
type PaymentView = Out<'job GET /project/queryPaymentInfo'>['list'][number]
type Files = Awaited<ReturnType<typeof shownFiles>>

/** Files in their order; those that are gone are left out. */
export const filesOf = (known: Files, fileIds: readonly string[]) =>
  fileIds.flatMap((fileId) => {
    const file = known.get(fileId)
    return file === undefined ? [] : [file]
  })

/** People of the company that work on a project. */
export const peopleOf = (work: Pick<Work, 'config'>, { people }: Pick<Project, 'people'>): ProjectPerson[] =>
  JSON.parse(openText(work, people)) as ProjectPerson[]

export const personOf = (work: Pick<Work, 'config'>, project: Pick<Project, 'people'>, role: ProjectRole) =>
  peopleOf(work, project).find((one) => one.role === role) ?? null

/** What a list says of its projects: as many statements for many as for one. */
export async function shortViews(work: Work, { bp, userId }: Own, rows: readonly Project[]): Promise<Short[]> {
  const ids = rows.map(({ projectId }) => projectId)
  const names = await currentNodes(work.db, bp, ids)
  const unread = await unreadOf(work.db, bp, ids, userId)
  const waiting = await waitingOf(work.db, bp, ids)
  const asking = new Set(rows.filter(asks).map(({ projectId }) => projectId))
  return rows
    .map((row) =>
      shape({ ...shortFields }, row, {
        currentNodeName: names.get(row.projectId) ?? '',
        unread: unread.get(row.projectId) ?? 0,
        delayDays: delayDays(row.firstFinishDate, row.planFinishDate),
      }),
    )
    .map((short) => ({ ...short, todoCount: asking.has(short.projectId) ? (waiting.get(short.projectId) ?? 0) : 0 }))
}

export async function nodeViews(work: Work, userId: string, nodes: readonly ProjectNode[]): Promise<NodeView[]> {
  const known = await shownFiles(
    work,
    nodes.flatMap(({ files }) => files),
  )
  const today = work.clock.today()
  return nodes.map((node) =>
    shape(NodeShape.properties, node, {
      status: shownStatus(node, today),
      preCode: node.stage,
      tipClicked: node.tipClickedBy.includes(userId),
      files: filesOf(known, node.files),
      hasChild: false,
    }),
  )
}

export const schemeShort = (row: Scheme) => shape(SchemeShort.properties, row, {})

export async function schemeView(work: Work, row: Scheme) {
  const known = await shownFiles(work, row.designFiles)
  return shape(SchemeShape.properties, row, { files: filesOf(known, row.designFiles) })
}

export async function paymentViews(work: Work, bp: string, rows: readonly Payment[]): Promise<PaymentView[]> {
  const known = await shownFiles(
    work,
    rows.flatMap(({ voucherFiles }) => voucherFiles),
  )
  const transfers = await transferHeads(
    work,
    bp,
    rows.flatMap(({ ttId, status }) => (status === 'PAID' ? [] : (ttId ?? []))),
  )
  const today = work.clock.today()
  return rows.map((row) =>
    shape(PaymentShape.properties, row, {
      unpaidAmount: restOf(row),
      overdue: row.status !== 'PAID' && row.dueDate < today,
      transfer: transfers.get(row.ttId ?? '') ?? null,
      voucher:
        row.voucherAmount === null || row.voucherDate === null
          ? null
          : { amount: row.voucherAmount, payDate: row.voucherDate, files: filesOf(known, row.voucherFiles) },
    }),
  )
}

export async function approvalViews(work: Work, rows: readonly Approval[]) {
  const known = await shownFiles(
    work,
    rows.flatMap(({ files }) => files),
  )
  return rows.map((row) =>
    shape(ApprovalShape.properties, row, {
      before: row.beforeText,
      after: row.afterText,
      files: filesOf(known, row.files),
      signed: approvalTypes[row.approvalType].signed,
    }),
  )
}

/** Updates without what a user has read of them. */
export async function newsViews(work: Work, rows: readonly Update[]) {
  const known = await shownFiles(
    work,
    rows.flatMap(({ files }) => files),
  )
  return rows.map((row) => shape(newsFields, row, { files: filesOf(known, row.files) }))
}

export const updateViews = async (work: Work, rows: readonly Update[], seen: ReadState) =>
  (await newsViews(work, rows)).map((row) => ({ ...row, read: isRead(seen, row.updateId) }))

export async function recordViews(work: Work, rows: readonly EngineRecord[]) {
  const known = await shownFiles(
    work,
    rows.flatMap(({ files }) => files),
  )
  return rows.map((row) => shape(RecordShape.properties, row, { files: filesOf(known, row.files) }))
}

export async function logViews(work: Work, rows: readonly ConstructLog[]) {
  const known = await shownFiles(
    work,
    rows.flatMap(({ photos }) => photos),
  )
  return rows.map((row) => shape(LogShape.properties, row, { photos: filesOf(known, row.photos) }))
}
