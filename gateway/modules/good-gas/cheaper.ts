import { formatAmount } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import type { Finding, SmartSource } from '../message/service'
import { offersFor } from '../market/service'
import { pastYear } from '../metering/service'
import { isPriced, knownMonths, tried } from './recommend'
import { cheaperOf } from './rules/cheaper'
import { profileOf, wishesOf } from './rules/profile'

/**
 * CHEAPER_WAY (E-X-20), by the back-test that the page 好买气 shows first, so that both say the same; it holds as long as its offer can be
 * bought. A year of days is read only where something is on offer.
 */
export const cheaperFindings: SmartSource = async (work, key) => {
  const open = (await offersFor(work, key)).filter(({ card }) => card.state === 'open')
  if (open.length === 0) return []
  const year = await pastYear(work, key)
  const monthly = knownMonths(year)
  if (!profileOf(monthly) || !isPriced(year, monthly)) return []
  const { plain, offers } = tried(open, year, monthly, wishesOf(monthly).mean)
  const best = cheaperOf(plain.total, offers)
  if (!best || plain.total === null) return []
  const { offer, less, share } = best
  const { card, name, total, worst } = offer
  const finding: Finding = {
    ruleCode: 'CHEAPER_WAY',
    evidenceKey: card.gpId,
    title: '有更省的购气方式',
    insight: `按最近${monthly.length}个月的用气计算，${card.title}${name}比公布价少${formatAmount(less)}元（${share}%）`,
    suggestion: '今后用气不同，结果也会不同，请比较后再决定',
    evidence: [
      { label: '按公布价', value: formatAmount(plain.total), unit: '元' },
      { label: `按${card.title}`, value: formatAmount(total ?? ''), unit: '元' },
      ...(worst ? [{ label: '最贵月均价', value: formatPriceNumber(worst.price), unit: '元/m³' }] : []),
      ...(year.missingDays > 0 ? [{ label: '按0计的缺数天数', value: String(year.missingDays), unit: '天' }] : []),
    ],
    actions: [{ text: '比较购气方式', route: '/subPages/goodBuyGas' }],
    knownUntil: year.asOf,
    validUntil: card.windowEnd,
  }
  return [finding]
}
