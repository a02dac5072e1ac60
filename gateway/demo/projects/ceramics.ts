import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { paymentsOf } from '../../modules/project/repo/money'
import { auditVoucher, sendVoucher } from '../../modules/project/payments'
import { heldProject } from '../../modules/project/life'
import { askApproval } from '../../modules/project/staff-papers'
import {
  at,
  begun,
  dayOnSite,
  decided,
  finish,
  photo,
  planFrom,
  projectNow,
  proposed,
  staffOf,
  step,
  type Customer,
} from './history'

const PEOPLE = [
  { role: 'MANAGER', name: '冯涛', phone: '13800000031' },
  { role: 'SURVEYOR', name: '李倩', phone: '13800000032' },
  { role: 'DESIGNER', name: '陈立', phone: '13800000033' },
  { role: 'CONSTRUCTOR', name: '王建国', phone: '13800000034' },
  { role: 'SUPERVISOR', name: '周敏', phone: '13800000035' },
] as const

const ADDRESS = '河北省廊坊市广阳区云鹏道18号'

/** 扩容: in its design, the third scheme waits for the customer (D 8.5). */
export async function expansion(work: Work, customer: Customer): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number, time?: string) => at(work, addDays(today, -daysAgo), time)
  const projectId = await begun(on(60), customer, {
    projectName: '三号窑炉扩容',
    projectType: 'EXPAND',
    customerClass: 'INDUSTRY',
    address: ADDRESS,
    lng: '116.700000',
    lat: '39.520000',
    peakFlow: '800.00',
    annualVolume: '4200000',
    pressureLevel: 'MID_B',
    people: [...PEOPLE],
    applyDate: addDays(today, -62),
    planFinishDate: addDays(today, 90),
    planGasDate: addDays(today, 95),
    plan: planFrom(addDays(today, -60), { DE01: 12, DE02: 30, CO03: 20 }),
  })
  for (const code of ['EX01', 'EX02', 'EX03']) await finish(on(50), customer, projectId, code)
  await finish(on(40), customer, projectId, 'DE01')
  const quote = (pipes: string) => [
    { item: '埋地管道', spec: 'PE100 DN150', unit: 'm', quantity: '310.00', price: pipes },
    { item: '调压柜', spec: '800 m³/h', unit: '台', quantity: '1.00', price: '38256.78' },
    { item: '流量计', spec: 'G400 DN150', unit: '台', quantity: '1.00', price: '28200.00' },
  ]
  const title = '三号窑炉接气方案'
  const [first, second] = [
    { title, summary: '自东门接气', quote: quote('230.00'), planDays: 75 },
    { title, summary: '自东门接气，管道绕行绿化带', quote: quote('215.00'), planDays: 75 },
  ]
  await proposed(on(35), customer, projectId, first)
  const made = await proposed(on(28), customer, projectId, second)
  await decided(on(24), customer, projectId, made, '绿化带不能开挖，请改走厂区道路。')
  await proposed(on(6), customer, projectId, {
    title,
    summary: '自东门接气，沿厂区道路敷设',
    quote: quote('200.00'),
    planDays: 70,
  })
  await askApproval(on(2), staffOf(customer), {
    requestNo: '',
    projectId,
    approvalType: 'SCHEDULE',
    title: '完工日期顺延10天',
    content: '方案改版，设计顺延。',
    before: addDays(today, 90),
    after: addDays(today, 100),
    finishDate: addDays(today, 100),
    deadline: `${addDays(today, 8)}T18:00:00+08:00`,
  })
}

/** 新增用气: under construction, eleven days late, the second instalment to be paid (mock-up project). */
export async function newKiln(work: Work, customer: Customer): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number, time?: string) => at(work, addDays(today, -daysAgo), time)
  const projectId = await begun(on(100), customer, {
    projectName: '三厂区辊道窑新增用气',
    projectType: 'NEW',
    customerClass: 'INDUSTRY',
    address: `${ADDRESS}三厂区`,
    lng: '116.704500',
    lat: '39.523800',
    peakFlow: '1200.00',
    annualVolume: '6800000',
    pressureLevel: 'MID_A',
    people: [...PEOPLE],
    applyDate: addDays(today, -101),
    planFinishDate: addDays(today, 7),
    planGasDate: addDays(today, 7),
    plan: planFrom(addDays(today, -100), { EX02: 8, DE01: 10, DE03: 12, PA02: 6, CO03: 24, CO04: 5, CO05: 5 }),
  })
  await survey(work, customer, projectId)
  const made = await proposed(on(72), customer, projectId, {
    title: '三厂区接气方案',
    summary: 'DN150 中压，接 G400 流量计1台',
    planDays: 60,
    quote: [
      { item: '埋地管道', spec: 'PE100 DN150', unit: 'm', quantity: '310.00', price: '260.00' },
      { item: '调压计量', spec: 'G400', unit: '套', quantity: '1.00', price: '105600.00' },
    ],
  })
  await decided(on(70), customer, projectId, made)
  const drawing = async () => ({ name: '施工图.jpg', versionNo: 3, fileId: await photo(on(60), customer, 'board') })
  await finish(on(62), customer, projectId, 'DE03')
  await finish(on(60), customer, projectId, 'DE04', { drawing: await drawing() })
  await finish(on(58), customer, projectId, 'PA01')
  await paid(work, customer, projectId, 55)
  await build(work, customer, projectId)
  await askApproval(on(3), staffOf(customer), {
    requestNo: '',
    projectId,
    approvalType: 'COST',
    title: '增设阴极保护桩2处',
    content: '管段经过腐蚀性土壤，按检测结果增设阴极保护。',
    before: '186,200.00元',
    after: '189,000.00元',
    amountDelta: '2800.00',
    deadline: `${addDays(today, 5)}T18:00:00+08:00`,
  })
}

async function survey(work: Work, customer: Customer, projectId: string): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number, time?: string) => at(work, addDays(today, -daysAgo), time)
  await finish(on(96), customer, projectId, 'EX01')
  await finish(on(82), customer, projectId, 'EX02', {
    arrivedAt: `${addDays(today, -82)}T09:10:00+08:00`,
    surveyResult: 'FEASIBLE',
    surveyText: '东门外市政中压管可接入。',
    surveyPhotos: [await photo(on(82), customer, 'room'), await photo(on(82), customer, 'valve')],
    place: {
      buildings: [{ name: '三厂区窑炉车间', floor: '1', area: '4200.0' }],
      points: [{ pointName: '辊道窑', equipmentType: '工业窑炉', quantity: 2, ratedFlow: '560.00' }],
      nearestPipe: { pressure: 'MID_A', diameter: 'DN200', distance: 46 },
      ventilation: true,
      alarmRequired: true,
    },
  })
  await finish(on(81), customer, projectId, 'EX03')
  await finish(on(74), customer, projectId, 'DE01')
}

/** The first instalment came with a voucher. */
async function paid(work: Work, customer: Customer, projectId: string, daysAgo: number): Promise<void> {
  const then = at(work, addDays(work.clock.today(), -daysAgo))
  const [first] = await paymentsOf(then.db, { bp: customer.bp, projectId })
  if (!first) throw new Error(`no instalments of ${projectId}`)
  const files = [await photo(then, customer, 'board', customer.userId)]
  const { paymentId, version, amount } = first
  const payDate = then.clock.today()
  await sendVoucher(then, customer, { paymentId, version, amount, files, payDate, requestNo: '' })
  const project = await heldProject(then, customer, projectId)
  const [sent] = await paymentsOf(then.db, project)
  if (sent) await auditVoucher(then, project, sent, { passed: true, reason: '', by: staffOf(customer).userId })
}

async function build(work: Work, customer: Customer, projectId: string): Promise<void> {
  const today = work.clock.today()
  const on = (daysAgo: number, time?: string) => at(work, addDays(today, -daysAgo), time)
  await finish(on(50), customer, projectId, 'CO01')
  await finish(on(46), customer, projectId, 'CO02')
  await step(on(40), customer, projectId, 'CO03', { event: 'START', rate: 30 })
  for (const [daysAgo, content, scenes] of [
    [38, '管沟开挖80 m，焊口12道。', ['flange']],
    [30, '铺管96 m，回填60 m。', ['valve', 'room']],
    [24, '铺管70 m，焊口检测合格。', ['flange', 'board']],
  ] as const)
    await dayOnSite(on(daysAgo, '17:30'), customer, projectId, {
      nodeCode: 'CO03',
      content,
      scenes,
      workers: 9,
      weather: '晴',
    })
  const { planFinishDate } = await projectNow(work, customer, projectId)
  await step(on(11), customer, projectId, 'CO03', {
    rate: 60,
    planEnd: addDays(today, 9),
    planFinishDate: addDays(planFinishDate ?? today, 11),
    reason: '道路开挖许可到期，市政批复续期，停工11天，费用不变。',
  })
  await dayOnSite(on(0, '08:40'), customer, projectId, {
    nodeCode: 'CO03',
    content: '今天复工。埋地管已铺246 m，还剩64 m。',
    workers: 11,
    weather: '多云',
    scenes: ['flange', 'valve', 'room', 'board'],
  })
  await step(on(0, '08:50'), customer, projectId, 'CO03', {
    rate: 79,
    tip: '今日复工，进度已更新',
    quantities: [
      { item: '埋地管道', unit: 'm', planned: '310.00', finished: '246.00' },
      { item: '焊口', unit: '道', planned: '52.00', finished: '40.00' },
    ],
  })
}
