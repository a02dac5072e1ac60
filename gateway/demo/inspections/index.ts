import { addDays } from '@domain/date'
import type { Work } from '../../http/context'
import { workingCalendar } from '../../modules/calendar/service'
import type { AccountKey } from '../../modules/gas-account/service'
import { hazardDay, reportDay } from '../../modules/inspection/due'
import { appointHazard } from '../../modules/inspection/plans'
import { assignVisit } from '../../modules/inspection/visits'
import { acceptPhotos, voidHazard } from '../../modules/inspection/staff'
import { withClock } from '../clock'
import { actorOf } from '../energy/story'
import { registerOn } from '../registers'
import { at, planOf } from './planned'
import { textile } from './textile'
import { hazardNow, inspectorOf, looked, mended, sessionOf, signedBy, staffOf, visited, type Side } from './history'

const CERAMICS = { bp: '1000000001', companyCode: '1001' }
const RESTAURANT = { bp: '1000000002', companyCode: '1001' }
const HOSPITAL = { bp: '1000000003', companyCode: '1002' }
const TEXTILE = { bp: '1000000004', companyCode: '1002' }

const sideOf = async (work: Work, key: AccountKey, name: string, phone: string): Promise<Side> => ({
  ...key,
  userId: (await actorOf(work, key.bp)).userId,
  name,
  phone,
})

/** Inspections of three years (D 8.3). None of them stops gas: the one hazard of level 1 is a hospital's. */
export async function seedInspections(work: Work): Promise<void> {
  const today = work.clock.today()
  const year = Number(today.slice(0, 4))
  await ceramics(work, await sideOf(work, CERAMICS, '王建国', '13800000001'), year, today)
  await restaurant(work, year)
  await hospital(work, await sideOf(work, HOSPITAL, '刘志强', '13800000008'), year, today)
  await textile(work, await sideOf(work, TEXTILE, '刘志强', '13800000008'), today)
}

const SITE = '一厂区窑炉车间'

async function ceramics(work: Work, side: Side, year: number, today: string): Promise<void> {
  await older(work, side, year)
  await special(work, side, today)
  // Yesterday's, still to be signed.
  const planId = await planOf(work, side, year, 2)
  const day = addDays(today, -1)
  const readingOf = async (meterNo: string, pressure: string) => {
    const [whole = '0'] = (await registerOn(work, side, meterNo, day))?.split('.') ?? []
    return { meterNo, reading: `${whole}.0000`, pressure }
  }
  await visited(work, side, {
    at: at(day, '09:20'),
    planId,
    kind: 'PERIODIC',
    siteName: SITE,
    summary: '现场管理总体良好，请按期完成整改。',
    readings: [await readingOf('003010010101', '82.40'), await readingOf('003010010102', '81.90')],
    faults: [
      {
        itemCode: 'A03',
        title: '可燃气体探测器断电',
        note: '辊道干燥区 2 台探测器指示灯不亮，控制器显示离线。',
        measures: '恢复供电并复测报警值，拍摄控制器在线画面',
        scene: 'detector',
      },
      {
        itemCode: 'P06',
        title: '连接软管超长老化',
        note: '釉料间软管长约 3.2 m，表面开裂。',
        measures: '更换为不锈钢波纹管，长度不超过 2 m',
        scene: 'hose',
      },
      {
        itemCode: 'G03',
        title: '应急演练记录缺失',
        note: '近半年无演练与巡查记录。',
        measures: '组织一次演练并建立巡查台账',
        scene: 'board',
      },
    ],
  })
}

/** Four visits of before, all of it done and filed. */
async function older(work: Work, side: Side, year: number): Promise<void> {
  const archived = (reportId: string, date: string) =>
    reportDay(withClock(work, at(date, '01:00')), { ...side, reportId })
  const clean = await visited(work, side, {
    at: `${year - 2}-05-14T09:10:00+08:00`,
    planId: await planOf(work, side, year - 2, 1),
    kind: 'PERIODIC',
    siteName: SITE,
    summary: '',
  })
  await signedBy(work, side, clean.reportId, `${year - 2}-05-14T10:30:00+08:00`)
  await archived(clean.reportId, `${year - 2}-05-15`)

  const hung = await visited(work, side, {
    at: `${year - 1}-05-20T09:40:00+08:00`,
    planId: await planOf(work, side, year - 1, 1),
    kind: 'PERIODIC',
    siteName: SITE,
    summary: '',
    faults: [
      {
        itemCode: 'P04',
        title: '管道悬挂重物',
        note: '立管上悬挂水管与电缆。',
        measures: '清除悬挂物',
        scene: 'valve',
      },
      {
        itemCode: 'G02',
        title: '培训记录不全',
        note: '两名操作工无培训记录。',
        measures: '补训并留存记录',
        scene: 'board',
      },
    ],
  })
  await signedBy(work, side, hung.reportId, `${year - 1}-05-20T11:00:00+08:00`)
  const weight = hung.hazards.get('P04') ?? ''
  await mended(work, side, weight, {
    at: `${year - 1}-05-25T14:00:00+08:00`,
    content: '已拆除悬挂的水管与电缆',
    scene: 'valve',
  })
  const then = withClock(work, `${year - 1}-05-26T09:00:00+08:00`)
  await acceptPhotos(then, staffOf(side), {
    hazardId: weight,
    version: (await hazardNow(work, side, weight)).version,
    note: '',
  })
  const papers = hung.hazards.get('G02') ?? ''
  const { version } = await hazardNow(work, side, papers)
  await voidHazard(then, staffOf(side), { hazardId: papers, version, reason: '记录已在另一厂区留存' })
  await archived(hung.reportId, `${year - 1}-05-27`)

  const burner = await visited(work, side, {
    at: `${year}-04-16T14:10:00+08:00`,
    planId: await planOf(work, side, year, 1),
    kind: 'PERIODIC',
    siteName: SITE,
    summary: '',
    faults: [
      {
        itemCode: 'A05',
        title: '排风联动失效',
        note: '报警后 2# 风机未启动。',
        measures: '检修联动回路并复测',
        scene: 'room',
      },
    ],
  })
  await signedBy(work, side, burner.reportId, `${year}-04-16T15:20:00+08:00`)
  const fan = burner.hazards.get('A05') ?? ''
  await mended(work, side, fan, {
    at: `${year}-04-20T10:00:00+08:00`,
    content: '更换继电器，联动测试 3 次正常',
    scene: 'room',
  })
  await looked(work, side, fan, { at: `${year}-04-22T09:30:00+08:00`, passed: '1', note: '联动测试合格' })
  await archived(burner.reportId, `${year}-04-23`)
}

/** A special check ten days ago, of which something is in every state. */
async function special(work: Work, side: Side, today: string): Promise<void> {
  const day = (n: number) => addDays(today, n)
  const { reportId, hazards } = await visited(work, side, {
    at: at(day(-10), '14:00'),
    kind: 'SPECIAL',
    siteName: '二车间',
    summary: '冬季高峰前专项检查。',
    faults: [
      {
        itemCode: 'A02',
        title: '可燃气体报警器逾期未检定',
        note: '4 台探测器检定有效期已过。',
        measures: '送检或更换，提供检定证书',
        scene: 'detector',
      },
      {
        itemCode: 'P03',
        title: '管道锈蚀、支撑松动',
        note: '外墙立管锈蚀约 1.2 m，U 形卡缺失 2 个。',
        measures: '除锈刷漆，补齐管卡',
        scene: 'flange',
      },
      {
        itemCode: 'E04',
        title: '排烟管接口脱开',
        note: '3# 热风炉烟管接口脱开约 3 cm。',
        measures: '重新连接并用高温密封胶封堵',
        scene: 'room',
      },
      {
        itemCode: 'V01',
        title: '计量间通风不足',
        note: '百叶被纸板遮挡。',
        measures: '清除遮挡，保持百叶常开',
        scene: 'room',
      },
      {
        itemCode: 'M03',
        title: '流量计临近检定到期',
        note: '2# 流量计检定有效期不足 10 天。',
        measures: '由供气方安排检定',
        scene: 'valve',
      },
    ],
  })
  await signedBy(work, side, reportId, at(day(-10), '15:30'))
  const of = (itemCode: string) => hazards.get(itemCode) ?? ''
  await mended(work, side, of('V01'), { at: at(day(-7), '10:00'), content: '已清除遮挡纸板', scene: 'room' })
  await looked(work, side, of('V01'), { at: at(day(-5), '09:00'), passed: '0', note: '百叶仍有一半被货架挡住' })
  await mended(work, side, of('P03'), {
    at: at(day(-2), '11:20'),
    content: '除锈刷漆两遍，补装 U 形卡 2 个',
    scene: 'flange',
  })
  await mended(work, side, of('E04'), { at: at(day(-4), '16:00'), content: '烟管已重新连接并封堵', scene: 'room' })
  await hazardDay(withClock(work, at(day(-2), '00:10')), { ...side, hazardId: of('A02') })
  const asking = withClock(work, at(day(-1), '10:00'))
  const { version } = await hazardNow(work, side, of('E04'))
  const date = await nextVisitDay(work, day(1))
  if (date === undefined) return
  await appointHazard(asking, sessionOf(side), {
    requestNo: 'demo|appoint',
    hazardId: of('E04'),
    version,
    date,
    slot: 'AM',
  })
  await assignVisit(asking, staffOf(side), { refId: of('E04'), ...inspectorOf(side), ahead: 1 })
}

/** Visits are made on working days, within a week of the wish: in the days of Spring Festival there is none. */
async function nextVisitDay(work: Work, from: string): Promise<string | undefined> {
  const isWorkday = await workingCalendar(work, from, addDays(from, 6))
  return Array.from({ length: 6 }, (_none, n) => addDays(from, n)).find(isWorkday)
}

/** The inspector met no contact at two visits. */
async function restaurant(work: Work, year: number): Promise<void> {
  const planId = await planOf(work, RESTAURANT, year, 1)
  for (const date of [`${year}-09-15`, `${year}-10-22`])
    await visited(work, RESTAURANT, {
      at: at(date, '15:00'),
      planId,
      kind: 'PERIODIC',
      siteName: '香满楼总店',
      summary: '店内无人，已留到访通知单。',
      visitResult: 'NOT_MET',
    })
}

/**
 * All planned visits passed; a check of yesterday found a hazard of level 1. A hospital keeps its gas (IN-05): the notice states what
 * is to be fixed, and until when.
 */
async function hospital(work: Work, side: Side, year: number, today: string): Promise<void> {
  for (const seq of [1, 2]) {
    const date = seq === 1 ? `${year}-03-18` : `${year}-09-09`
    const { reportId } = await visited(work, side, {
      at: at(date, '09:30'),
      planId: await planOf(work, side, year, seq),
      kind: 'PERIODIC',
      siteName: '锅炉房与职工食堂',
      summary: '检查项目全部合格。',
    })
    await signedBy(work, side, reportId, at(date, '10:40'))
    await reportDay(withClock(work, at(addDays(date, 1), '01:00')), { ...side, reportId })
  }
  const yesterday = addDays(today, -1)
  const { reportId } = await visited(work, side, {
    at: at(yesterday, '14:20'),
    kind: 'SPECIAL',
    siteName: '职工食堂',
    summary: '已关闭 2# 蒸箱支阀并挂牌，复查合格前不得使用。',
    faults: [
      {
        itemCode: 'P01',
        title: '蒸箱进气法兰微漏',
        note: '2# 蒸箱进气法兰检漏 180 ppm，支阀已关闭并挂牌。',
        measures: '更换法兰垫片，复测 0 ppm 后申请复查',
        scene: 'flange',
      },
    ],
  })
  await signedBy(work, side, reportId, at(yesterday, '15:10'))
}
