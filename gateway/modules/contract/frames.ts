import type { In, Out } from '@contract'
import { yearOf } from '@domain/date'
import { FRAME_WINDOW, readFrameWindow } from '@domain/plan/window-rules'
import type { ContractFields } from '../../db/column-types'
import { jsonb } from '../../db/connect'
import type { BoundSession, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { maySee } from '../../http/may-see'
import { newId } from '../../http/ids'
import { ask } from '../../wiring'
import { lockAccount } from '../gas-account/service'
import { contracts } from './contract-case'
import { forecastOf, frameGround, useOf, type Use } from './frame-ground'
import { contractsOf, insertContract, type Contract } from './repo'
import { writeDraft } from './repo/documents'
import { tasksOf } from './repo/tasks'
import { nextContractNo } from './renew'
import { standingFrame } from './rules/acts'
import { frameProblem, proposedMdq } from './rules/frame'

type Get = 'default GET /crmgas/contract/frame/get'
type Save = 'default POST /crmgas/contract/frame/save'
type Clocked = Pick<Work, 'clock' | 'settings'>
type Own = Pick<BoundSession, 'bp' | 'companyCode' | 'userId' | 'models' | 'isMaster'>

/** C-11: when the gas company has the frame of a year filled in, in the year before. */
const frameWindow = (work: Clocked, companyCode: string, year: number) => {
  const span = readFrameWindow(work.settings.text(companyCode, FRAME_WINDOW.key, FRAME_WINDOW.usual))
  const [from, until] = [span.from, span.to].map(
    ({ day, hour }) => `${year - 1}-${day}T${String(hour).padStart(2, '0')}:00:00+08:00`,
  ) as [string, string]
  const now = work.clock.now()
  return { from, until, open: Date.parse(from) <= now && now < Date.parse(until) ? ('1' as const) : ('0' as const) }
}

const PRICING = '按政府指导价执行，随气源价格联动调整'

/** The next year in its window, else this one. */
function usualYear(work: Clocked, companyCode: string): number {
  const year = Number(yearOf(work.clock.today()))
  return frameWindow(work, companyCode, year + 1).open === '1' ? year + 1 : year
}

/** The frame of a year as it is shown: one that has ended is in the way of no other, and stands there once none can be filed any more. */
const frameOf = (rows: readonly Contract[], year: number, isOpen: boolean): Contract | undefined =>
  standingFrame(rows, year) ??
  (isOpen ? undefined : rows.find((row) => row.contractType === 'ANNUAL_FRAME' && row.year === year))

export async function frame(work: Work, session: Own, input: In<Get>): Promise<Out<Get>> {
  const year = input.year ?? usualYear(work, session.companyCode)
  const window = frameWindow(work, session.companyCode, year)
  const row = frameOf(await contractsOf(work.db, session.bp), year, window.open === '1')
  const use = await useOf(work, session)
  const isDraft = row === undefined || row.state === 'DRAFT'
  const ground = await ask(work, frameGround)(work, session)
  const forecast = isDraft ? await forecastOf(work, session, year) : null
  const months = forecast?.months.map(({ volume }) => volume) ?? use.months
  return {
    year,
    needed: row || ground.needed ? '1' : '0',
    contract: row ? await filled(work, row, use) : null,
    window,
    trailing: use.months,
    trailing12: use.sum,
    forecast,
    months,
    mdq: proposedMdq(use.days, months, year, use.most),
    limits: { mdqMax: use.most },
    tolerance: row?.fields.tolerance ?? '5',
    fees: ground.fees,
    pricing: row?.fields.pricing ?? PRICING,
    editable: isDraft && window.open === '1' && maySee(session, 'CONTRACT_SIGN') ? '1' : '0',
  }
}

async function filled(work: Work, row: Contract, use: Use): Promise<Out<Get>['contract']> {
  const [task] = row.state === 'TO_SIGN' ? await tasksOf(work.db, row) : []
  const { months = use.months, mdq = '0', note = '' } = row.fields
  const { contractId, state: status, version, remark } = row
  return { contractId, status, version, taskId: task?.taskId ?? null, months, mdq, note, remark }
}

/** Saves a draft at any time of the window; a submitted one has to hold (C-11). */
export async function saveFrame(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  const { year, months, annualVolume, mdq, note = '', submit, version } = input
  if (frameWindow(work, session.companyCode, year).open === '0') throw new Refusal('42813')
  await lockAccount(work.db, session)
  const use = await useOf(work, session)
  if (submit) refuseFrame({ months, annualVolume, mdq, note }, year, use)
  const fields = {
    months,
    annualVolume,
    mdq,
    tolerance: '5',
    pricing: PRICING,
    ...(note.trim() !== '' && { note: note.trim() }),
  }
  const draft = await saveDraft(work, session, { year, fields, version })
  if (!submit) return draft
  const seen = await contracts.locked(work, session, draft.contractId)
  const { contractId, state: status } = await contracts.move(work, seen, 'SUBMIT', session.userId)
  return { contractId, status, version: draft.version }
}

function refuseFrame(frame: Parameters<typeof frameProblem>[0], year: number, { sum, most }: Use): void {
  const problem = frameProblem(frame, { year, trailing12: sum, most })
  if (problem?.code === '2901') throw badField('mdq')
  if (problem) throw new Refusal(problem.code, problem.params ? { params: problem.params } : {})
}

async function saveDraft(
  work: Work,
  session: BoundSession,
  { year, fields, version }: { year: number; fields: ContractFields; version: number | undefined },
): Promise<Out<Save>> {
  const { bp, companyCode, userId } = session
  const row = standingFrame(await contractsOf(work.db, bp), year)
  const now = work.clock.iso()
  if (row) {
    const seen = version ?? row.version
    if (!(await writeDraft(work.db, { ...row, version: seen }, { fields, now }))) throw new Refusal('2904')
    return { contractId: row.contractId, status: 'DRAFT', version: seen + 1 }
  }
  const contractId = newId(work.clock.now())
  await insertContract(work.db, {
    bp,
    contractId,
    contractNo: await nextContractNo(work, companyCode),
    companyCode,
    contractType: 'ANNUAL_FRAME',
    title: `${year}年度框架合同`,
    year,
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    fields: jsonb(fields),
    state: 'DRAFT',
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  })
  return { contractId, status: 'DRAFT', version: 1 }
}
