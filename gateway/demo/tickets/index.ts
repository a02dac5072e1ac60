import { toInstant, toMillis, HOUR, DAY } from '@domain/date'
import { ticketSubtypes } from '@domain/statuses/service-ticket'
import type { BoundSession, Work } from '../../http/context'
import { put } from '../../modules/file/service'
import { ownMeters } from '../../modules/metering/meter/own-meters'
import { handOut } from '../../modules/message/service'
import * as acts from '../../modules/ticket/acts'
import { ticketWork } from '../../modules/ticket/clock'
import { add } from '../../modules/ticket/file'
import * as staff from '../../modules/ticket/staff'
import { ruleOf } from '../../modules/ticket/rules/types'
import { openSlots } from '../../modules/ticket/slots'
import { tickets } from '../../modules/ticket/ticket-case'
import { withClock } from '../clock'
import { registerPicture } from '../energy/picture'
import { demoId } from '../people'
import { HANDLERS } from './handlers'
import { STORIES, type Step, type Story } from './stories'
import { readMessagesOf } from '../read-messages-repo'
import { sessionOf } from '../session'
import { sweepNow, workOffNow } from '../within'

/** The history of tickets, made by the services at the moments at which it happened. */
export async function seedTickets(work: Work): Promise<void> {
  for (const story of STORIES) await tell(work, story)
  await workOffNow(work, handOut)
  await readMessagesOf(work.db, 'TK_')
}

interface Scene {
  work: Work
  session: BoundSession
  ticketId: string
  words: string
  score?: number
  fee?: string
}

/** Files one and lets it go through its steps; answers its id. */
export async function tell(work: Work, story: Story): Promise<string> {
  const at = (hours: number) => withClock(work, toInstant(filedAt(work, story) + hours * HOUR))
  const session = sessionOf(story, ['TICKET'])
  const { type } = ticketSubtypes[story.subtype]
  const [meter] = await ownMeters(work, { bp: session.bp, companyCode: session.companyCode })
  const isOnSite = type === 'REPAIR' || type === 'APPLY'
  const { needAppoint, needPhoto } = ruleOf(story.subtype)
  const { ticketId } = await add(at(0), session, {
    requestNo: '',
    ticketType: type,
    subtype: story.subtype,
    description: story.words,
    contactName: story.name,
    contactPhone: story.phone,
    ...(isOnSite && meter && { meterNo: meter.meterNo }),
    ...(needPhoto && { images: [await pictureOf(at(0), session.bp, session.userId)] }),
    ...(needAppoint && (await firstSlot(at(0), session.companyCode))),
  })
  await go(work, story, ticketId, story.steps)
  return ticketId
}

const filedAt = (work: Work, { daysAgo, hour }: Story): number =>
  toMillis(`${work.clock.today()}T00:00:00+08:00`) - daysAgo * DAY + hour * HOUR

/** Lets a filed ticket go through steps, at hours after it was filed; not those that are still to come. */
export async function go(work: Work, story: Story, ticketId: string, steps: Story['steps']): Promise<void> {
  const session = sessionOf(story, ['TICKET'])
  for (const [hours, step, words = '', more] of steps) {
    const moment = filedAt(work, story) + hours * HOUR
    if (moment > work.clock.now()) continue
    await STEPS[step]({ work: withClock(work, toInstant(moment)), session, ticketId, words, ...more })
  }
}

async function pictureOf(work: Work, bp: string, ownerId: string): Promise<string> {
  const bytes = registerPicture('48210.60')
  const { fileId } = await put(work, {
    name: '表具.png',
    bytes,
    bizType: 'TICKET',
    ownerRef: `TICKET:${bp}`,
    ownerId,
    companyCode: '1001',
  })
  return fileId
}

async function firstSlot(work: Work, companyCode: string) {
  const [day] = await openSlots(work, { companyCode, kind: 'APPLY' })
  return { appointDate: day?.date ?? '', appointSlot: 'AM' as const }
}

const clerk = ({ session: { companyCode } }: Scene) => ({ userId: demoId('app_user', '13800000012'), companyCode })

async function keyOf({ work, session, ticketId }: Scene) {
  const { version } = await tickets.own(work, session, ticketId)
  return { ticketId, version }
}

const STEPS: Readonly<Record<Step, (scene: Scene) => Promise<unknown>>> = {
  accept: async (scene) => staff.accept(scene.work, clerk(scene), await keyOf(scene)),
  dispatch: async (scene) => {
    const { ticketType } = await tickets.own(scene.work, scene.session, scene.ticketId)
    const [handlerName, handlerPhone, handlerRole] = HANDLERS[ticketType]
    const named = { handlerName, handlerPhone, handlerRole, ...(scene.words !== '' && { deptName: scene.words }) }
    return staff.dispatch(scene.work, clerk(scene), { ...(await keyOf(scene)), ...named })
  },
  start: async (scene) => staff.start(scene.work, clerk(scene), await keyOf(scene)),
  arrive: async (scene) => staff.arrive(scene.work, clerk(scene), await keyOf(scene)),
  suspend: async (scene) => staff.suspend(scene.work, clerk(scene), { ...(await keyOf(scene)), content: scene.words }),
  resolve: async (scene) => {
    const { userId } = clerk(scene)
    const { ticketType } = await tickets.own(scene.work, scene.session, scene.ticketId)
    return staff.resolve(scene.work, clerk(scene), {
      ...(await keyOf(scene)),
      resultText: scene.words,
      ...(ticketType === 'REPAIR' && { resultFiles: [await pictureOf(scene.work, scene.session.bp, userId)] }),
      ...(scene.fee !== undefined && { feeAmount: scene.fee, feeBasis: '材料费按公示价目表' }),
    })
  },
  reply: ({ work, session, ticketId, words }) => acts.reply(work, session, { ticketId, content: words, requestNo: '' }),
  urge: async (scene) => acts.urge(scene.work, scene.session, await keyOf(scene)),
  solved: async (scene) => acts.confirm(scene.work, scene.session, { ...(await keyOf(scene)), solved: true }),
  unsolved: async (scene) =>
    acts.confirm(scene.work, scene.session, { ...(await keyOf(scene)), solved: false, reason: scene.words }),
  rate: ({ work, session, ticketId, words, score = 5 }) =>
    acts.evaluate(work, session, {
      ticketId,
      score,
      timeliness: score,
      attitude: Math.min(5, score + 1),
      professional: score,
      solved: score > 2,
      tags: [],
      comment: words,
      anonymous: false,
    }),
  cancel: async (scene) => acts.cancel(scene.work, scene.session, { ...(await keyOf(scene)), reason: scene.words }),
  reject: async (scene) => staff.reject(scene.work, clerk(scene), { ...(await keyOf(scene)), reason: scene.words }),
  clock: async ({ work }) => {
    for (const sweep of [...ticketWork.sweeps, ...tickets.work.sweeps]) await sweepNow(work, sweep)
  },
}
