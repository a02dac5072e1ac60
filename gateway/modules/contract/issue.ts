import { Type } from '@sinclair/typebox'
import { addDays, toInstant, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import type { JobCtx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { foot, heading, lines, subtitle } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { putBefore, usePut } from '../file/service'
import { findAccount } from '../gas-account/service'
import { companyOf, customerOf } from '../membership/service'
import { notify } from '../notice/service'
import { findContract, type Contract, type ContractKey } from './repo'
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

/** A contract is ready: its document is drawn and stored behind the decision, and a task asks the customer to sign it (C-03). */
export async function issue(work: Work, { bp, contractId }: ContractKey): Promise<void> {
  await enqueue(work, issuing, contractId, { bp, contractId })
}

export const issuing = kind({
  name: 'contract.issue',
  data: Type.Object({ bp: Type.String(), contractId: Type.String() }),
  run: { manual: sendOut },
})

async function sendOut(ctx: JobCtx, key: ContractKey): Promise<void> {
  const isDue = (row: Contract | undefined): row is Contract => row?.state === 'TO_SIGN' && row.fileId === null
  const row = await findContract(ctx.db, key)
  if (!isDue(row)) return
  const document = await documentFor(ctx, row)
  await ctx.transaction(async (work) => {
    const seen = await findContract(work.db, key, true)
    if (isDue(seen)) await askToSign(work, seen, document)
  })
}

type Drawn = Parameters<typeof saveDocument>[2]

/** The document of a contract, drawn and put into the store. */
export async function documentFor(work: Work, row: Contract): Promise<Drawn> {
  const parties = await partiesOf(work, row)
  const content = row.content === '' ? contractText({ ...row, ...parties }) : row.content
  const { bytes, pages } = await drawn(work, row, content, parties.companyName)
  const { companyCode } = row
  const { fileId } = await putBefore(work, { name: fileNameOf(row), bytes, bizType: 'CONTRACT', companyCode })
  return { content, fileId, readHash: sha256(bytes), pages }
}

export async function askToSign(work: Work, row: Contract, document: Drawn): Promise<void> {
  await usePut(work, document.fileId, `CONTRACT:${row.contractId}`)
  await saveDocument(work.db, row, document)
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
