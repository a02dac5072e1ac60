import type { Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { openText } from '../../secret'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { urls } from '../file/service'
import { hazardStatus } from '@domain/statuses/inspection'
import { isOpen, lockOwn, type By } from './hazard-moves'
import { hazardsByIds, logsWith, type Hazard, type HazardLog } from './repo/hazards'
import { closesByPhotos } from './rules/hazard'
import { notifyStop } from './notices'
import { levelNames } from './rules/words'
import { closeByPhotos, decideExtension, decideProposal, dropStop, returnPhotos } from './staff'
import { hazardKeyOf, taskOf, TASKS, type HazardTask } from './task-keys'

const titles: Readonly<Record<HazardTask, string>> = {
  EXTEND: '隐患延期申请',
  PHOTOS: '隐患整改照片核验',
  UPGRADE: '隐患拟升级',
  STOP: '隐患拟停气',
  APPEAL: '隐患停气申诉',
}

/** What a decision does, in the words of the desk. */
const meanings: Readonly<Record<HazardTask, readonly [pass: string, reject: string]>> = {
  EXTEND: ['期限按申请顺延', '期限不变'],
  PHOTOS: ['照片合格，直接销案', '退回继续整改'],
  UPGRADE: ['升级为较大隐患，期限7天', '不升级，7天后仍逾期再报'],
  STOP: ['送达停气通知，48小时后停气', '不停气，7天后仍逾期再报'],
  APPEAL: ['取消停气', '维持停气'],
}

/** The customer's own words that the decision is about. */
const asked = { EXTEND: 'EXTEND_APPLY', PHOTOS: 'SUBMIT', UPGRADE: 'CREATE', STOP: 'APPEAL', APPEAL: 'APPEAL' } as const

function viewOf(work: Work, task: HazardTask, hazard: Hazard, words: HazardLog | undefined): Omit<TaskView, 'files'> {
  const [pass, reject] = meanings[task]
  const said = words === undefined ? '' : openText(work, words.content)
  return {
    title: `${titles[task]} ${hazard.title}`,
    facts: [
      { label: '户号', value: hazard.bp },
      { label: '隐患', value: `${levelNames[hazard.level]} ${hazard.hazardNo}` },
      { label: '用气地点', value: hazard.siteName },
      { label: '状态', value: hazardStatus[hazard.status].label },
      { label: '整改期限', value: hazard.dueDate },
      ...(said === '' ? [] : [{ label: task === 'UPGRADE' ? '现场情况' : '客户说明', value: said }]),
      { label: '通过', value: pass },
      { label: '驳回', value: reject },
    ],
  }
}

/** All kinds at once: a queue that mixes them costs three statements. */
const describe: DeskArea['describe'] = async (work, tasks) => {
  const hazards = await hazardsByIds(work.db, tasks.map(hazardKeyOf))
  const addresses = await urls(
    work,
    hazards.flatMap(({ photosBefore, photosAfter }) => [...photosBefore, ...photosAfter]),
  )
  const named = (ids: readonly string[], name: string) =>
    ids.flatMap((fileId, n) => {
      const url = addresses.get(fileId)
      return url === undefined ? [] : [{ name: `${name}${n + 1}`, url }]
    })
  const actions = [...new Set(tasks.map((one) => asked[taskOf(one)]))]
  const logs = await logsWith(work.db, tasks.map(hazardKeyOf), actions)
  return tasks.map((one) => {
    const task = taskOf(one)
    const { bp, hazardId } = hazardKeyOf(one)
    const isIts = (row: { bp: string; hazardId: string }) => row.bp === bp && row.hazardId === hazardId
    const hazard = hazards.find(isIts)
    if (!hazard) return { title: titles[task], facts: [], files: [] }
    const files = [...named(hazard.photosBefore, '整改前'), ...named(hazard.photosAfter, '整改后')]
    const words = logs.filter((row) => isIts(row) && row.action === asked[task]).at(-1)
    return { ...viewOf(work, task, hazard, words), files }
  })
}

const deskOf = (task: HazardTask): DeskArea => ({
  describe,
  decided: (work, decision) => decided(work, task, decision),
})

/** A hazard that has gone on meanwhile stays as it is. */
async function decided(work: Work, task: HazardTask, one: Decided): Promise<void> {
  if (one.decision === 'ADJUST') throw badField('decision')
  const passed = one.decision === 'PASS'
  const by: By = { type: 'STAFF', userId: one.decidedBy }
  const { bp, hazardId } = hazardKeyOf(one)
  const { account, hazard } = await lockOwn(work, { bp, companyCode: one.companyCode }, hazardId)
  if (!isOpen(hazard)) return
  if (task === 'EXTEND' && hazard.extendStatus === 'PENDING')
    await decideExtension(work, hazard, by, { agree: passed, reason: one.remark })
  if (task === 'PHOTOS' && hazard.status === 'SUBMITTED' && closesByPhotos(hazard))
    await (passed ? closeByPhotos(work, hazard, by, one.remark) : returnPhotos(work, hazard, by, one.remark))
  if (task === hazard.proposal) await decideProposal(work, account, hazard, { passed, by, reason: one.remark })
  if (task !== 'APPEAL' || hazard.stopId === null || hazard.gasStopped) return
  if (passed) await dropStop(work, hazard, by, one.remark || '申诉成立')
  else await notifyStop(work, hazard, `${hazard.title}的停气申诉未通过：${one.remark}，请尽快完成整改`)
}

/** Decisions about hazards, by kind (CV-10). */
export const hazardDesk: Readonly<Record<string, DeskArea>> = Object.fromEntries(
  (Object.keys(TASKS) as HazardTask[]).map((task) => [TASKS[task], deskOf(task)]),
)
