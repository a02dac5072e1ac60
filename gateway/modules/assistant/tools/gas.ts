import { compareVolume } from '@domain/volume-text'
import { onlineStatus, meterStatus, valveStatus } from '@domain/statuses/meter'
import { contractStatus } from '@domain/statuses/gas-contract'
import { addDays } from '@domain/day'
import { meterName } from '@domain/meter-name'
import { monthOf } from '@domain/month'
import type { Wanted } from '@domain/assistant/question'
import { addressOf, allRows, factBook, meterOf, metered } from '../facts'
import { topicPages } from '../pages'
import type { Desk, Finding, Tool } from '../types'

/* Questions about prices, meters, cards, packages, plans and contracts. */

const when = (moment: string | null): string => (moment === null ? '' : moment.slice(0, 16).replace('T', ' '))
const one = (wanted: Wanted): string | undefined => {
  const meter = meterOf(wanted)
  return meter === null || meter === 'several' ? undefined : meter.meterId
}

const pricesOf = async (desk: Desk, wanted: Wanted) => {
  const meterId = one(wanted)
  return (await desk.page('default GET /crmgas/price/myPrice', meterId === undefined ? {} : { meterId })).list
}

/** Meters with their prices, meters, cards, packages, groups, contracts that one answer lists. */
const MOST = { prices: 6, meters: 8, cards: 5, packages: 4, groups: 4, contracts: 10 }

export const price: Tool = async (desk, wanted) => {
  const list = await pricesOf(desk, wanted)
  if (list.length === 0) return { say: '没有查到您的表具气价。' }
  const book = factBook()
  const lines = list.slice(0, MOST.prices).map((row) => {
    const about = { ...metered(row), route: addressOf(topicPages.PRICE.route, { meterId: row.meterId }) }
    const season = row.season === 'HEATING' ? '采暖季' : '非采暖季'
    const next = row.next
      ? `；${book.text('调整日', row.next.effectiveFrom, about)} 起 ${book.price('调整后', row.next.finalPrice, about)}`
      : ''
    return `- ${book.meter(meterName(row))}（${season}，${row.source === 'CONTRACT' ? '合同价' : '公布价'}）：${book.price('当前气价', row.finalPrice, about)}${next}`
  })
  const why =
    wanted.form === 'WHY' ? '\n气价按合同或政府公布的价目执行，随季节（采暖季、非采暖季）、阶梯和调价文件变化。' : ''
  return {
    say: `您当前的气价：\n${lines.join('\n')}${book.rest(list.length - MOST.prices, '块表')}${why}`,
    facts: book.facts,
    suggestions: ['我现在在第几档'],
  }
}

export const tier: Tool = async (desk, wanted) => {
  const list = (await pricesOf(desk, wanted)).filter(({ tiers }) => tiers.length > 1)
  if (list.length === 0) return { say: '您的表具没有阶梯气价。' }
  const book = factBook()
  const lines = list.slice(0, MOST.prices).map((row) => {
    const about = { ...metered(row), route: addressOf(topicPages.TIER.route, { meterId: row.meterId }) }
    const now = row.tiers.find(({ finalPrice }) => finalPrice === row.finalPrice) ?? row.tiers[0]
    if (!now) return `- ${book.meter(meterName(row))}`
    const left = now.remaining === null ? '已是最高一档' : `本档还剩 ${book.volume('本档剩余', now.remaining, about)}`
    return `- ${book.meter(meterName(row))}：${book.text('档位', `第${now.tierNo}档`, about)}，单价 ${book.price('单价', now.finalPrice, about)}，本档已用 ${book.volume('本档已用', now.used, about)}，${left}`
  })
  return { say: `阶梯用量：\n${lines.join('\n')}${book.rest(list.length - MOST.prices, '块表')}`, facts: book.facts }
}

async function metersOf(desk: Desk, wanted: Wanted) {
  const { meters } = await desk.page('default GET /crmgas/home/summary', {})
  const named = new Set(wanted.meters.map(({ meterId }) => meterId))
  return named.size === 0 ? meters : meters.filter(({ meterId }) => named.has(meterId))
}
const DETAIL = topicPages.METERS.route

export const meters: Tool = async (desk, wanted) => {
  const list = await metersOf(desk, wanted)
  const book = factBook()
  const lines = list
    .slice(0, MOST.meters)
    .map(
      (row) =>
        `- ${row.alias || '未命名'}：表号 ${book.text('表号', row.meterNo, { route: DETAIL })}，${meterStatus[row.state].label}`,
    )
  return {
    say: `您有 ${book.count('表具', list.length, '块表', { route: DETAIL })}：\n${lines.join('\n')}${book.rest(list.length - MOST.meters, '块表')}`,
    facts: book.facts,
  }
}

export const reading: Tool = async (desk, wanted) => {
  const list = await metersOf(desk, wanted)
  if (list.length === 0) return { say: '没有查到这块表。' }
  const book = factBook()
  const lines = list.slice(0, MOST.meters).map((row) => {
    const about = { asOf: when(row.lastReadingAt), route: DETAIL }
    return `- ${book.meter(meterName(row))}：${book.volume('最新读数', row.lastReading, about)}${row.lastReadingAt === null ? '' : `（${book.text('抄表时间', when(row.lastReadingAt), about)}）`}`
  })
  return { say: `最新读数：\n${lines.join('\n')}${book.rest(list.length - MOST.meters, '块表')}`, facts: book.facts }
}

export const meterState: Tool = async (desk, wanted) => {
  const list = await metersOf(desk, wanted)
  const book = factBook()
  const lines = list.slice(0, MOST.meters).map((row) => {
    const about = { asOf: when(row.lastReadingAt), route: DETAIL }
    const battery = row.batteryPct === null ? '' : `，电量 ${book.text('电量', `${row.batteryPct}%`, about)}`
    return `- ${book.meter(meterName(row))}：${meterStatus[row.state].label}，${onlineStatus[row.onlineState].label}，${valveStatus[row.valveState].label}${battery}`
  })
  return { say: `表具状态：\n${lines.join('\n')}${book.rest(list.length - MOST.meters, '块表')}`, facts: book.facts }
}

export const card: Tool = async (desk) => {
  const { list } = await desk.page('default GET /crmgas/nfc/cards', undefined)
  if (list.length === 0) return { say: '您名下没有燃气卡。' }
  const book = factBook()
  const lines = list.slice(0, MOST.cards).map((row) => {
    const about = { asOf: when(row.imageAt), route: topicPages.CARD.route }
    const held =
      row.held === null
        ? ''
        : `，卡内 ${row.unit === 'VOLUME' ? book.volume('卡内气量', row.held, about) : book.money('卡内金额', row.held, about)}`
    const remain = row.meterRemain === null ? '' : `，表内剩余 ${book.volume('表内剩余', row.meterRemain, about)}`
    return `- ${book.text('卡号', row.cardNo, about)}（${book.meter(row.meterName)}）${held}${remain}`
  })
  return {
    say: `您有 ${book.count('燃气卡', list.length, '张燃气卡', { route: topicPages.CARD.route })}：\n${lines.join('\n')}${book.rest(list.length - MOST.cards, '张')}`,
    facts: book.facts,
  }
}

export const gasPackage: Tool = async (desk) => {
  const { running: all } = await desk.page('taocan GET /trade/order/summary', undefined)
  // One without a cycle has nothing to be used yet.
  const running = all.filter(({ total }) => compareVolume(total, '0') > 0)
  if (running.length === 0) return { say: '您没有执行中的气量包。', suggestions: ['怎么购买气量包'] }
  const book = factBook()
  const lines = running.slice(0, MOST.packages).map((row) => {
    const about = { route: addressOf('/subPagesB/pages/gas-package/order-details', { orderNo: row.orderNo }) }
    const next = row.next?.deadline ? `；${row.next.text}，${book.text('截止', when(row.next.deadline), about)} 前` : ''
    return `- ${row.name}：${row.currentCycle ?? '当前'}周期共 ${book.volume('周期气量', row.total, about)}，已提 ${book.volume('已提', row.extracted, about)}，剩余 ${book.volume('剩余', row.remaining, about)}${next}`
  })
  return {
    say: `执行中的气量包：\n${lines.join('\n')}${book.rest(running.length - MOST.packages, '个')}`,
    facts: book.facts,
  }
}

export const orders: Tool = async (desk) => {
  const { list } = await desk.page('default GET /crmgas/order/list', { pageSize: 3 })
  if (list.length === 0) return { say: '您还没有订单。' }
  const book = factBook()
  const lines = list.map((row) => {
    const about = { period: row.orderTime.slice(0, 10), route: row.route }
    return `- ${row.title}：${row.statusText}${row.amount === null ? '' : `，${book.money('金额', row.amount, about)}`}，${book.text('下单日', row.orderTime.slice(0, 10), about)}`
  })
  return { say: `最近的订单：\n${lines.join('\n')}`, facts: book.facts, actions: [] }
}

async function groupsOf(desk: Desk) {
  const { groups } = await desk.page('predict GET /group/list', {})
  return groups.filter(({ planMode }) => planMode !== 'NONE')
}
const noPlan: Finding = { say: '您的用气不需要申报计划。' }

export const plan: Tool = async (desk, { span }) => {
  const groups = await groupsOf(desk)
  if (groups.length === 0) return noPlan
  const date = span?.unit === 'DAY' ? span.from : desk.today
  const book = factBook()
  const lines = await Promise.all(
    groups.slice(0, MOST.groups).map(async ({ groupId, name, planMode }) => {
      const about = { period: date, route: addressOf(topicPages.PLAN.route, { groupId }) }
      const month = monthOf(date)
      if (planMode === 'MONTHLY' || span?.unit === 'MONTH') {
        const { monthPlan } = await desk.page('predict GET /plan/detail', { groupId, month })
        return `- ${name} ${month} 月计划：${monthPlan ? book.volume('月计划', monthPlan.approvedVolume ?? monthPlan.declaredVolume, { ...about, period: month }) : '尚未申报'}`
      }
      const { days } = await desk.page('predict GET /plan/ahead', { groupId })
      const day = days.find((row) => row.date === date)
      const declared = day?.current?.approvedVolume ?? day?.current?.declaredVolume
      if (declared !== undefined) return `- ${name} ${date}：${book.volume('日指定', declared, about)}`
      const today = groups.find((row) => row.groupId === groupId)
      if (date === desk.today && today?.todayPlan)
        return `- ${name} ${date}：${book.volume('日指定', today.todayPlan, about)}`
      return `- ${name} ${date}：${day ? '尚未申报' : '不在可查的日期内'}`
    }),
  )
  return {
    say: `用气计划：\n${lines.join('\n')}${book.rest(groups.length - MOST.groups, '个用气组')}`,
    facts: book.facts,
    suggestions: ['明天的计划几点截止申报'],
  }
}

export const planCutoff: Tool = async (desk, { span }) => {
  const groups = (await groupsOf(desk)).filter(({ planMode }) => planMode === 'DAILY')
  if (groups.length === 0) return { say: '您的用气不需要按日申报计划。' }
  const date = span?.unit === 'DAY' ? span.from : addDays(desk.today, 1)
  const book = factBook()
  const lines = await Promise.all(
    groups.slice(0, MOST.groups).map(async ({ groupId, name }) => {
      const about = { period: date, route: addressOf(topicPages.PLAN.route, { groupId }) }
      const { days } = await desk.page('predict GET /plan/ahead', { groupId })
      const day = days.find((row) => row.date === date)
      if (!day) return `- ${name} ${date}：已经不能申报`
      return `- ${name} ${date}：${book.text('截止时间', when(day.closeAt), about)} ${day.isOpen ? '截止，现在可以申报或修改' : '已截止'}`
    }),
  )
  return {
    say: `申报截止：\n${lines.join('\n')}${book.rest(groups.length - MOST.groups, '个用气组')}`,
    facts: book.facts,
  }
}

export const deviation: Tool = async (desk, { span, form }) => {
  const groups = await groupsOf(desk)
  if (groups.length === 0) return noPlan
  const month = monthOf(span?.from ?? desk.today)
  const book = factBook()
  const lines = await Promise.all(
    groups.slice(0, MOST.groups).map(async ({ groupId, name }) => {
      const { result, asOf } = await desk.page('demand GET /deviation/month', { groupId, month })
      const about = { period: month, asOf, route: topicPages.DEVIATION.route }
      if (!result) return `- ${name} ${month}：还没有偏差结果`
      const rate =
        result.deviationRate === null ? '' : `，偏差率 ${book.text('偏差率', `${result.deviationRate}%`, about)}`
      const fee = result.mode === 'FEE' ? `，考核费 ${book.money('考核费', result.fee, about)}` : ''
      return `- ${name} ${month}：计划 ${book.volume('计划', result.planVolume, about)}，实际 ${book.volume('实际', result.actualVolume, about)}${rate}${fee}${result.status === 'ESTIMATED' ? '（月末前为估算）' : ''}`
    }),
  )
  const why = form === 'WHY' ? '\n偏差是实际用气与申报计划之差；停产、设备故障或天气造成的偏差可以上报原因。' : ''
  return {
    say: `偏差情况：\n${lines.join('\n')}${book.rest(groups.length - MOST.groups, '个用气组')}${why}`,
    facts: book.facts,
  }
}

export const contract: Tool = async (desk) => {
  const of = (status: 'EFFECTIVE' | 'WAIT_EFFECT') =>
    allRows((page) => desk.page('default GET /crmgas/contract/list', { status, ...page }))
  const held = [...(await of('EFFECTIVE')), ...(await of('WAIT_EFFECT'))]
  if (held.length === 0) return { say: '没有查到生效中的合同。' }
  const book = factBook()
  const lines = held.slice(0, MOST.contracts).map((row) => {
    const about = { route: topicPages.CONTRACT.route }
    const left = row.daysLeft === null ? '' : `（还有 ${book.count('剩余天数', row.daysLeft, '天', about)}）`
    return `- ${row.title}：${contractStatus[row.status].label}，${book.text('到期日', row.endDate, about)} 到期${left}`
  })
  return { say: `您的合同：\n${lines.join('\n')}${book.rest(held.length - MOST.contracts, '份')}`, facts: book.facts }
}

export const signing: Tool = async (desk) => {
  const out = await desk.page('default GET /crmgas/contract/summary', undefined)
  if (out.toSign === 0) return { say: '没有等待您签署的合同。' }
  const book = factBook()
  return {
    say: `有 ${book.count('待签署', out.toSign, '份合同', { route: topicPages.SIGNING.route })}等待签署。`,
    facts: book.facts,
  }
}
