import { addDays, addMonths, weekday } from '@domain/date'
import { formatAmount } from '@domain/money'
import { formatChange, signedRate } from '@domain/percent'
import { weekOf } from '@domain/usage-period'
import { formatVolumeNumber } from '@domain/volume'
import type { Work } from '../../http/context'
import { notify } from '../notice/service'
import { groupsOf, type Group, type GroupKey } from '../plan/service'
import { usageOverview, type Overview } from './overview'

const PAGE = '/subPages/my-message/gasOverviewConsumption'

/** D-11: the week that ended on the Sunday before, the month that ended the day before. */
export function periodsEndedBefore(today: string): string[] {
  return [
    ...(weekday(today) === 1 ? [weekOf(addDays(today, -1))] : []),
    ...(today.endsWith('-01') ? [addMonths(today.slice(0, 7), -1)] : []),
  ]
}

/** Reports what a group used in periods that have just ended; a group without known use gets no message. */
export async function notifyOverviews(work: Work, key: GroupKey & { periods: string[] }): Promise<void> {
  const group = (await groupsOf(work.db, key)).find(({ groupId }) => groupId === key.groupId)
  if (!group) return
  for (const period of key.periods) await notifyOverview(work, group, period)
}

async function notifyOverview(work: Work, group: Group, period: string): Promise<void> {
  const { bp, companyCode, groupId } = group
  const overview = await usageOverview(work, group, { groupId, period })
  if (overview.total === null) return
  const of = { ...overview, projection: await projectionNow(work, group) }
  await notify(
    work,
    { bp, companyCode, route: `${PAGE}?groupId=${groupId}&period=${period}`, bizType: 'USAGE', bizId: groupId },
    {
      message: {
        templateCode: 'USAGE_OVERVIEW',
        title: period.includes('W') ? '上周用气概览' : '上月用气概览',
        body: bodyOf(group, of),
        dedupeKey: `USAGE_OVERVIEW|${groupId}|${period}`,
      },
    },
  )
}

/** The projection belongs to the month that runs, also where a week or a month that is over is reported. */
const projectionNow = async (work: Work, group: Group): Promise<Overview['projection']> =>
  (await usageOverview(work, group, { groupId: group.groupId, period: work.clock.today().slice(0, 7) })).projection

function bodyOf({ name, assessMode }: Group, of: Overview): string {
  const { total, previous, lastYear, rate, projection } = of
  const compare = [
    previous?.changePct != null && `环比${formatChange(previous.changePct)}`,
    lastYear?.changePct != null && `同比${formatChange(lastYear.changePct)}`,
    rate !== null && `较计划${signedRate(rate)}%`,
  ].filter((part) => part !== false)
  const warned =
    projection?.outside === true &&
    projection.rate !== null &&
    `预计月末偏差${signedRate(projection.rate)}%${assessMode === 'FEE' ? `，可能产生考核费约${formatAmount(projection.fee)}元` : ''}`
  return [`${name}用气${formatVolumeNumber(total)} m³`, ...compare].join('，') + (warned ? `。${warned}` : '')
}
