import { addDays } from '@domain/date'
import { nodeSeeds } from '@domain/project/nodes'
import type { EngineRecordType } from '@domain/statuses/project'
import type { Work } from '../../http/context'
import { workingCalendar } from '../../modules/calendar/service'
import { handOut } from '../../modules/message/service'
import { takeMoney } from '../../modules/project/payments'
import { heldProject } from '../../modules/project/life'
import { paymentsOf } from '../../modules/project/repo/money'
import { pause } from '../../modules/project/staff'
import { projectWork } from '../../modules/project/work'
import { actorOf } from '../energy/story'
import { readMessagesOf } from '../read-messages-repo'
import { go, tell } from '../tickets'
import type { Story } from '../tickets/stories'
import { sweepNow, workOffNow } from '../within'
import { expansion, newKiln } from './ceramics'
import { at, begun, decided, finish, planFrom, projectNow, proposed, staffOf, step, type Customer } from './history'

const CERAMICS = { bp: '1000000001', companyCode: '1001' }
const RESTAURANT = { bp: '1000000002', companyCode: '1001' }
const HOSPITAL = { bp: '1000000003', companyCode: '1002' }

const customerOf = async (work: Work, key: Omit<Customer, 'userId'>): Promise<Customer> => ({
  ...key,
  userId: (await actorOf(work, key.bp)).userId,
})

/** Projects in every state (D 8.5). */
export async function seedProjects(work: Work): Promise<void> {
  const ceramics = await customerOf(work, CERAMICS)
  await newKiln(work, ceramics)
  await expansion(work, ceramics)
  await appointed(work, await customerOf(work, RESTAURANT))
  const hospital = await customerOf(work, HOSPITAL)
  await finished(work, hospital)
  await paused(work, hospital)
  for (const { name, ...rest } of projectWork.sweeps)
    if (name === 'project.due') await sweepNow(work, { name, ...rest })
  await workOffNow(work, handOut)
  await readMessagesOf(work.db, 'PJ_STATE')
}

const MANAGER = { role: 'MANAGER', name: '冯涛', phone: '13800000031' } as const

const COMMON = {
  customerClass: 'COMMERCE',
  peakFlow: '40.00',
  annualVolume: '86000',
  pressureLevel: 'LOW',
} as const

/** Days from today on which a surveyor could come: fourteen days after the application at the latest (TK-05), of which four have passed. */
const VISITS = [3, 4, 5, 6, 7, 8, 9, 10, 2, 1]

/** The surveyor comes in three days or so. */
async function appointed(work: Work, customer: Customer): Promise<void> {
  const today = work.clock.today()
  const then = at(work, addDays(today, -4))
  const isWorkday = await workingCalendar(work, today, addDays(today, 10))
  const day = VISITS.map((days) => addDays(today, days)).find(isWorkday)
  if (day === undefined) throw new RangeError(`no working day after ${today}`)
  await begun(then, customer, {
    ...COMMON,
    projectName: '后厨改迁',
    projectType: 'RELOCATE',
    address: '河北省廊坊市安次区光明西道66号',
    people: [MANAGER, { role: 'SURVEYOR', name: '李倩', phone: '13800000032' }],
    applyDate: addDays(today, -6),
    planFinishDate: addDays(today, 45),
    appointDate: day,
    appointSlot: 'AM',
    plan: planFrom(addDays(today, -4), {}),
  })
}

const RECORDS: readonly (readonly [EngineRecordType, string, readonly (readonly [string, string, string])[]])[] = [
  ['CONCEALED', '隐蔽工程验收记录', []],
  ['WELD', '焊口检测报告', [['一次合格率', '100', '%']]],
  [
    'PRESSURE',
    '严密性试验记录',
    [
      ['试验压力', '0.60', 'MPa'],
      ['稳压', '24', 'h'],
      ['压降', '0.0', 'kPa'],
    ],
  ],
  ['PURGE', '吹扫记录', []],
  ['MATERIAL', '管材合格证', []],
  ['ASBUILT', '竣工图', []],
  ['ACCEPT', '竣工验收单', []],
]

async function finished(work: Work, customer: Customer): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number) => at(work, addDays(today, -daysAgo))
  const projectId = await begun(on(300), customer, {
    ...COMMON,
    projectName: '锅炉房新增用气',
    projectType: 'NEW',
    customerClass: 'PUBLIC',
    address: '河北省石家庄市长安区中山东路215号',
    people: [MANAGER],
    applyDate: addDays(today, -302),
    planFinishDate: addDays(today, -200),
    plan: planFrom(addDays(today, -300), {}),
  })
  for (const code of ['EX01', 'EX02', 'EX03', 'DE01']) await finish(on(290), customer, projectId, code)
  const quote = [{ item: '管道与调压', spec: 'DN80', unit: '项', quantity: '1.00', price: '96000.00' }]
  const made = await proposed(on(280), customer, projectId, { title: '接气方案', summary: '', quote, planDays: 60 })
  await decided(on(279), customer, projectId, made)
  for (const code of ['DE03', 'DE04', 'PA01']) await finish(on(270), customer, projectId, code)
  for (const row of await paymentsOf(work.db, { bp: customer.bp, projectId })) {
    const then = on(265)
    const project = await heldProject(then, customer, projectId)
    const by = staffOf(customer).userId
    await takeMoney(then, project, row, { amount: row.amount, at: then.clock.iso(), by, voucher: false })
  }
  for (const { code } of nodeSeeds.filter(({ stage }) => stage === 'CONSTRUCTION'))
    await finish(on(230), customer, projectId, code)
  for (const code of ['AC01', 'AC02', 'AC03']) await finish(on(205), customer, projectId, code)
  for (const [index, [recordType, name, facts]] of RECORDS.entries())
    await step(on(202), customer, projectId, 'AC04', {
      ...(index === RECORDS.length - 1 && { event: 'FINISH' }),
      record: {
        recordType,
        name,
        result: recordType === 'MATERIAL' || recordType === 'ASBUILT' ? 'NA' : 'PASS',
        recordDate: addDays(today, -205),
        facts: facts.map(([label, value, unit]) => ({ label, value, unit })),
      },
    })
}

async function paused(work: Work, customer: Customer): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number) => at(work, addDays(today, -daysAgo))
  const application: Story = {
    bp: customer.bp,
    phone: '13800000008',
    name: '刘志强',
    isMaster: true,
    daysAgo: 42,
    hour: 10,
    subtype: 'A_MOVE',
    words: '住院楼改造，院内燃气管道需要改迁，请安排勘察',
    steps: [
      [1, 'accept'],
      [3, 'dispatch'],
    ],
  }
  const ticketId = await tell(work, application)
  const projectId = await begun(on(40), customer, {
    ...COMMON,
    ticketId,
    projectName: '住院楼管道改迁',
    projectType: 'RELOCATE',
    customerClass: 'PUBLIC',
    address: '河北省石家庄市长安区中山东路215号',
    people: [MANAGER],
    applyDate: addDays(today, -42),
    planFinishDate: addDays(today, 60),
    plan: planFrom(addDays(today, -40), {}),
  })
  await finish(on(36), customer, projectId, 'EX01')
  await go(work, application, ticketId, [
    [160, 'solved'],
    [162, 'rate', '', { score: 5 }],
  ])
  const { version } = await projectNow(work, customer, projectId)
  await pause(on(12), staffOf(customer), { projectId, version, reason: '院区改造图纸待定，客户申请暂停' })
}
