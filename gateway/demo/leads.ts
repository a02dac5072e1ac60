import { addDays, DAY, HOUR, toInstant, toMillis } from '@domain/date'
import type { BoundSession, Work } from '../http/context'
import * as acts from '../modules/lead/acts'
import * as staff from '../modules/lead/staff'
import { submit } from '../modules/lead/submit'
import { handOut } from '../modules/message/service'
import { withClock } from './clock'
import { demoId } from './people'
import { readMessagesOf } from './read-messages-repo'
import { sessionOf } from './session'
import { workOffNow } from './within'

type Step = 'assign' | 'follow' | 'quote' | 'accept' | 'finish' | 'rate' | 'cancel' | 'close'

interface Story {
  bp: string
  phone: string
  name: string
  productId: string
  quantity: number
  address?: string
  daysAgo: number
  words: string
  /** The share that led to it. */
  shareCode?: string
  /** One after the other (`HOURS`). */
  steps: readonly Step[]
  quote?: { name: string; unitPrice: string; remark: string }
}

const FACTORY = { bp: '1000000001', phone: '13800000001', name: '王建国' }
const RESTAURANT = { bp: '1000000002', phone: '13800000007', name: '陈晓梅' }

/** What the demo's customers asked for (E 8). */
const STORIES: readonly Story[] = [
  {
    ...FACTORY,
    productId: 'P00000006',
    quantity: 12,
    daysAgo: 70,
    words: '窑炉车间报警器到期标定',
    steps: ['assign', 'follow', 'quote', 'accept', 'finish', 'rate'],
    quote: { name: '报警器标定', unitPrice: '170.00', remark: '含上门费' },
  },
  {
    ...FACTORY,
    productId: 'P00000005',
    quantity: 1,
    address: '建设路61号',
    daysAgo: 6,
    words: '2#窑炉烟气余热回收，请现场勘察',
    steps: ['assign', 'follow'],
  },
  {
    ...FACTORY,
    productId: 'P00000010',
    quantity: 1,
    daysAgo: 30,
    words: '',
    steps: ['assign', 'cancel'],
  },
  {
    ...RESTAURANT,
    productId: 'P00000008',
    quantity: 1,
    daysAgo: 4,
    words: '后厨用气偏高',
    steps: ['assign', 'follow'],
  },
  {
    ...RESTAURANT,
    productId: 'P00000004',
    quantity: 4,
    address: '新华路88号',
    daysAgo: 20,
    words: '更换节能灶',
    steps: ['assign', 'close'],
  },
  {
    ...RESTAURANT,
    productId: 'P00000002',
    quantity: 2,
    address: '新华路88号',
    daysAgo: 2,
    words: '后厨两路总管更换切断阀，与报警器联动',
    shareCode: 'demAppShar',
    steps: ['assign', 'follow', 'quote'],
    quote: { name: '燃气紧急切断阀 DN50', unitPrice: '830.00', remark: '含安装与联动调试' },
  },
]

/** Hours after filing at which the first, second, … step happens: 10:00, 12:00, 16:00, then on later days. */
const HOURS = [1, 3, 7, 26, 74, 77] as const

/** Enquiries made by the services at the moments at which they happened. */
export async function seedLeads(work: Work): Promise<void> {
  for (const story of STORIES) await tell(work, story)
  await workOffNow(work, handOut)
  await readMessagesOf(work.db, 'LEAD_')
}

async function tell(work: Work, story: Story): Promise<void> {
  const filedAt = toMillis(`${work.clock.today()}T09:00:00+08:00`) - story.daysAgo * DAY
  const at = (hours: number) => withClock(work, toInstant(filedAt + hours * HOUR))
  const session = sessionOf(story, ['MARKET_ENQUIRY'])
  const { leadNo } = await submit(at(0), session, {
    requestNo: '',
    targetType: 'product',
    targetId: story.productId,
    quantity: story.quantity,
    contactName: story.name,
    contactPhone: story.phone,
    ...(story.shareCode !== undefined && { shareCode: story.shareCode }),
    ...(story.address !== undefined && { address: story.address }),
    description: story.words,
    source: 'hot',
  })
  for (const [index, step] of story.steps.entries()) await STEPS[step](at(HOURS[index] ?? 0), session, leadNo, story)
}

const clerk = ({ companyCode }: BoundSession) => ({ userId: demoId('app_user', '13800000012'), companyCode })

type Act = (work: Work, session: BoundSession, leadNo: string, story: Story) => Promise<unknown>

const STEPS: Readonly<Record<Step, Act>> = {
  assign: (work, session, leadNo) =>
    staff.assign(work, clerk(session), { leadNo, adviserName: '周建国', adviserPhone: '0316-0000201' }),
  follow: (work, session, leadNo) =>
    staff.follow(work, clerk(session), {
      requestNo: '',
      leadNo,
      type: 'call',
      content: '已电话了解需求，约定上门勘察',
      visible: true,
    }),
  quote: (work, session, leadNo, { quantity: qty, quote }) => {
    if (!quote) throw new Error(`no quote for ${leadNo}`)
    const { name, unitPrice, remark } = quote
    return staff.quote(work, clerk(session), {
      requestNo: '',
      leadNo,
      items: [{ name, qty, unitPrice }],
      remark,
      validUntil: addDays(work.clock.today(), 7),
    })
  },
  accept: async (work, session, leadNo) => {
    const { quotes } = await acts.detail(work, session, { leadNo })
    return acts.accept(work, session, { requestNo: '', leadNo, quoteNo: quotes[0]?.quoteNo ?? '' })
  },
  finish: (work, session, leadNo) => staff.finish(work, clerk(session), { leadNo }),
  rate: (work, session, leadNo) =>
    acts.evaluate(work, session, { leadNo, score: 5, scoreTags: ['响应及时', '方案专业'], scoreText: '标定及时' }),
  cancel: (work, session, leadNo) => acts.cancel(work, session, { leadNo, reason: '改期' }),
  close: (work, session, leadNo) => staff.close(work, clerk(session), { leadNo, reason: '该型号已停产' }),
}
