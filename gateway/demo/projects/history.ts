import { createHash } from 'node:crypto'
import type { In } from '@contract'
import { addDays } from '@domain/date'
import { nodeSeeds } from '@domain/project/nodes'
import type { Work } from '../../http/context'
import { receive } from '../../modules/file/service'
import type { AccountKey } from '../../modules/gas-account/service'
import { schemeDecided } from '../../modules/project/decisions'
import { updateNode } from '../../modules/project/node-update'
import { projectOfCompany, type Project } from '../../modules/project/repo/projects'
import { addLog, publishScheme } from '../../modules/project/staff-papers'
import { create } from '../../modules/project/staff'
import { withClock } from '../clock'
import { handwriting, sceneOf, type Scene } from '../inspections/pictures'

/* The product's own services file what staff and customers did about a project, each act at its moment. */

export interface Customer extends AccountKey {
  /** The customer's master. */
  userId: string
}

export const staffOf = ({ companyCode }: AccountKey) => ({ companyCode, userId: `demo-project-${companyCode}` })

export const at = (work: Work, date: string, time = '10:00'): Work => withClock(work, `${date}T${time}:00+08:00`)

export async function projectNow(work: Work, { companyCode }: AccountKey, projectId: string): Promise<Project> {
  const project = await projectOfCompany(work.db, companyCode, projectId)
  if (!project) throw new Error(`no project ${projectId}`)
  return project
}

let pictures = 0

export const photo = async (
  work: Work,
  key: AccountKey,
  scene: Scene,
  userId = staffOf(key).userId,
): Promise<string> => {
  pictures += 1
  const owner = { type: 'USER' as const, id: userId, companyCode: key.companyCode }
  const bytes = await sceneOf(scene, { isMended: false, no: 200 + pictures })
  return (await receive(work, owner, { bizType: 'PROJECT', name: `现场${pictures}.jpg`, bytes })).fileId
}

type Create = In<'btwob POST /project/create'>

export const begun = async (work: Work, key: AccountKey, project: Omit<Create, 'bp' | 'requestNo'>): Promise<string> =>
  (await create(work, staffOf(key), { requestNo: '', bp: key.bp, ...project })).projectId

type Update = Omit<In<'btwob POST /project/node/update'>, 'projectId' | 'version' | 'nodeCode'>

export async function step(
  work: Work,
  key: AccountKey,
  projectId: string,
  nodeCode: string,
  change: Update,
): Promise<void> {
  const { version } = await projectNow(work, key, projectId)
  await updateNode(work, staffOf(key), { projectId, version, nodeCode, ...change })
}

export const finish = (work: Work, key: AccountKey, projectId: string, nodeCode: string, change: Update = {}) =>
  step(work, key, projectId, nodeCode, { event: 'FINISH', ...change })

/** Planned days of all steps: each takes so many days after the one before. */
export function planFrom(first: string, days: Readonly<Record<string, number>>): NonNullable<Create['plan']> {
  let day = first
  return nodeSeeds.map(({ code }) => {
    const planStart = day
    const planEnd = addDays(planStart, days[code] ?? 2)
    day = planEnd
    return { nodeCode: code, planStart, planEnd }
  })
}

type Quote = In<'btwob POST /project/scheme/publish'>['quote']

export const proposed = (
  work: Work,
  key: AccountKey,
  projectId: string,
  { title, summary, quote, planDays }: { title: string; summary: string; quote: Quote; planDays: number },
) => publishScheme(work, staffOf(key), { requestNo: '', projectId, title, summary, quote, planDays })

/** The customer signs the scheme, or sends it back. */
export async function decided(
  work: Work,
  customer: Customer,
  projectId: string,
  { schemeId, versionNo }: { schemeId: string; versionNo: number },
  opinion?: string,
): Promise<void> {
  if (opinion !== undefined) {
    await schemeDecided(work, customer, { projectId, schemeId, versionNo }, { signature: null, opinion })
    return
  }
  const bytes = await handwriting(300 + ++pictures)
  const owner = { type: 'USER' as const, id: customer.userId, companyCode: customer.companyCode }
  const { fileId } = await receive(work, owner, { bizType: 'SIGNATURE', name: 'sign.png', bytes })
  const signature = { signFileId: fileId, signSha256: createHash('sha256').update(bytes).digest('hex') }
  await schemeDecided(work, customer, { projectId, schemeId, versionNo }, { signature, opinion: '' })
}

export async function dayOnSite(
  work: Work,
  key: AccountKey,
  projectId: string,
  day: { nodeCode: string; content: string; workers: number; weather: string; scenes: readonly Scene[] },
): Promise<void> {
  const photos: string[] = []
  for (const scene of day.scenes) photos.push(await photo(work, key, scene))
  const { nodeCode, content, workers, weather } = day
  const workDate = work.clock.today()
  const safety = '班前安全交底，动火点设专人监护'
  await addLog(work, staffOf(key), {
    requestNo: '',
    projectId,
    nodeCode,
    workDate,
    content,
    workers,
    weather,
    safety,
    photos,
  })
}
