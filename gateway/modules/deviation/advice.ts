import { firstOfMonth, monthOf } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { sideOf } from '@domain/deviation/day'
import { isOutside } from '@domain/deviation/month'
import { gasDaySpan } from '@domain/gas-day'
import { formatAmount } from '@domain/money'
import { formatVolumeNumber } from '@domain/volume'
import type { Finding, SmartSource } from '../message/service'
import { closedGasDay } from '../metering/service'
import { groupsOf, usedDays } from '../plan/service'
import { monthEstimate } from './months'

/**
 * DEVIATION_RISK (E-X-20): the running month is expected to miss its plan by more than the group's own tolerance, or
 * to exceed a limit of supply. The estimate is that
 * of D-10, so that this and the page of the assessment say the same; a fixed share of 8 % is in no contract.
 */
export const deviationFindings: SmartSource = async (work, key) => {
  const closed = closedGasDay(work)
  const month = monthOf(closed)
  const found: Finding[] = []
  for (const group of await groupsOf(work.db, key)) {
    if (group.planMode !== 'DAILY' && group.planMode !== 'MONTHLY') continue
    const of = await monthEstimate(work, group, month)
    if (of?.rate == null || !isOutside(of)) continue
    const isWithin = sideOf(of.assessed, of.plan, of.terms.tolerance) === 'NORMAL'
    const used = await usedDays(work, group, group, { from: firstOfMonth(month), to: closed })
    found.push({
      ruleCode: 'DEVIATION_RISK',
      evidenceKey: `${group.groupId}:${month}`,
      title: '本月用气可能偏离计划',
      insight: `${group.name}${formatMonth(month)}预计偏差${of.rate}%，${isWithin ? `其中超过限气上限${formatVolumeNumber(of.over)} m³` : `超过±${of.terms.tolerance}%`}`,
      suggestion: isWithin ? '建议按限气上限安排用气' : '建议修改剩余日的计划',
      evidence: [
        { label: '计划气量', value: formatVolumeNumber(of.plan), unit: 'm³' },
        { label: '预计用气', value: formatVolumeNumber(of.assessed), unit: 'm³' },
        { label: '预计考核费', value: formatAmount(of.fee), unit: '元' },
      ],
      series: used.map(({ date, dataState, volume }) => ({ x: date, y: dataState === 'FULL' ? volume : null })),
      actions: [{ text: '修改计划', route: `/pages/predict-gas/predict-gas-change?groupId=${group.groupId}` }],
      knownUntil: gasDaySpan(closed).to,
    })
  }
  return found
}
