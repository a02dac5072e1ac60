import { addDays, toInstant, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { foot, heading, lines, subtitle } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import { put } from '../file/service'
import { findAccount } from '../gas-account/service'
import { companyOf, customerOf } from '../membership/service'
import { notify } from '../notice/service'
import type { Contract, ContractKey } from './repo'
import { saveDocument } from './repo/documents'
import { insertTask } from './repo/tasks'
import { contractText } from './rules/text'
import { contractSettings } from './settings'
import { sha256 } from './signing/sign'

export const fileNameOf = ({ title, contractNo }: Pick<Contract, 'title' | 'contractNo'>): string =>
  `${title}_${contractNo}.pdf`

export const TASK_TODO = 'CONTRACT_SIGN'

export const taskRoute = (taskId: string): string => `/subPagesB/pages/signManagement/iframe-screen?taskId=${taskId}`

const HEADING = /^第[一二三四五六七八九十]+条/

/** Both sides of a contract by their names. */
export async function partiesOf(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
): Promise<{ customerName: string; companyName: string }> {
  const account = await findAccount(work.db, { bp, companyCode })
  const customer = account ? null : await customerOf(work, bp, companyCode)
  return {
    customerName: account?.customerName ?? customer?.customerName ?? '',
    companyName: (await companyOf(work, companyCode))?.companyName ?? '',
  }
}

/** A contract is ready: its document is drawn and stored, and a task asks the customer to sign it (C-03). */
export async function issue(work: Work, row: Row<'contract'>): Promise<void> {
  const parties = await partiesOf(work, row)
  const content = row.content === '' ? contractText({ ...row, ...parties }) : row.content
  const { bytes, pages } = await drawn(work, row, content, parties.companyName)
  const { fileId } = await put(work, {
    name: fileNameOf(row),
    bytes,
    bizType: 'CONTRACT',
    ownerRef: `CONTRACT:${row.contractId}`,
    companyCode: row.companyCode,
  })
  await saveDocument(work.db, row, { content, fileId, readHash: sha256(bytes), pages })
  await openTask(work, row)
}

async function drawn(
  work: Work,
  row: Pick<Contract, 'title' | 'contractNo'>,
  content: string,
  from: string,
): Promise<{ bytes: Buffer; pages: number }> {
  let pages = 0
  const about = { title: `${row.title} ${row.contractNo}`, madeAt: work.clock.iso() }
  const bytes = await pdfOf(about, (doc) => {
    heading(doc, { from, title: row.title })
    for (const line of content.split('\n')) {
      if (HEADING.test(line)) subtitle(doc, line)
      else lines(doc, [line])
    }
    foot(doc, `合同编号 ${row.contractNo}`)
    pages = doc.bufferedPageRange().count
  })
  return { bytes, pages }
}

/** Asks the customer to sign; answers the task. */
export async function openTask(
  work: Work,
  { bp, companyCode, contractId, title }: ContractKey & { companyCode: string; title: string },
): Promise<string> {
  const now = work.clock.iso()
  const taskId = newId(work.clock.now())
  const { taskDays } = contractSettings(work.settings, companyCode)
  const expireAt = toInstant(toMillis(`${addDays(work.clock.today(), taskDays)}${now.slice(10)}`))
  await insertTask(work.db, {
    bp,
    taskId,
    companyCode,
    contractId,
    provider: work.ports.esign?.provider ?? 'embedded',
    state: 'PENDING',
    expireAt,
    createdAt: now,
    updatedAt: now,
  })
  await notify(
    work,
    { bp, companyCode, route: taskRoute(taskId), bizType: 'CONTRACT', bizId: taskId },
    {
      message: {
        templateCode: 'CONTRACT_SIGN',
        body: `${title}待签署，请于${formatMoment(expireAt, work.clock.today())}前完成`,
        dedupeKey: `CONTRACT_SIGN|${taskId}`,
      },
      todo: { type: TASK_TODO, title: `签署${title}`, dueAt: expireAt, modelCode: 'CONTRACT_SIGN' },
    },
  )
  return taskId
}
