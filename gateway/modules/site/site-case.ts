import { industries, siteSources, siteStatus, siteTransitions } from '@domain/statuses/usage-site'
import { caseKind } from '../../case/kind'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { openText, unseal } from '../../secret'
import { emit } from '../../wiring'
import { cityOf } from '../outlet/service'
import { placeReplaced } from './asked'

/** Places of gas use that a customer declares and staff confirm (D 2.5, D 3.4). */
export const sites = caseKind({
  table: 'usageSite',
  id: 'siteId',
  state: 'state',
  states: siteStatus,
  moves: siteTransitions,
  filed: 'PENDING',
  entity: 'usage_site',
  route: ({ siteId }) => `/pages/record/addCity?siteId=${siteId}`,
  facts: (work) => [
    ['名称', 20, ({ siteName }) => siteName],
    ['城市', 10, ({ cityCode }) => cityOf(cityCode)?.name ?? cityCode],
    ['地址', 40, ({ district, address }) => `${district}${address}`],
    ['地图位置', 24, ({ lng, lat }) => (lng === null || lat === null ? null : `${lng}, ${lat}`)],
    ['联系人', 14, ({ contactName }) => openText(work, contactName)],
    ['联系电话', 16, ({ contactPhoneEnc }) => unseal(work, contactPhoneEnc)],
    ['行业', 10, ({ industry }) => industries[industry]],
    ['来源', 12, ({ source }) => siteSources[source]],
  ],
  desk: {
    type: 'RECORD_SITE',
    in: 'PENDING',
    title: ({ siteName, replaces }) => `用气地点 ${siteName}${replaces === null ? '' : '（变更）'}`,
    decisions: { PASS: 'CONFIRM', REJECT: 'REJECT' },
    set: ({ passed, remark }) => ({ rejectReason: passed ? null : remark }),
  },
  notify: {
    CONFIRM: ({ siteName }) => ({ message: { templateCode: 'RC_REVIEW', body: `用气地点${siteName}已确认` } }),
    REJECT: ({ siteName }, { reason }) => ({
      message: { templateCode: 'RC_REVIEW', params: { name: `用气地点${siteName}`, result: '未通过', reason } },
    }),
  },
  then: { CONFIRM: confirmed },
  list: { tabs: { all: ['PENDING', 'CONFIRMED', 'REJECTED'] } },
  ownData: { title: '用气地点', user: 'userId' },
})

/** The place that it changes is over; the first confirmed place of a customer is the main one, and so is what replaces it. */
async function confirmed(work: Work, row: Row<'usageSite'>, by: string): Promise<void> {
  const confirmed = (await sites.lockAll(work, row)).filter(({ state }) => state === 'CONFIRMED')
  const older = confirmed.find(({ siteId }) => siteId === row.replaces)
  if (older) {
    await sites.move(work, older, 'REPLACE', by)
    await emit(work, placeReplaced, { bp: row.bp, siteId: older.siteId, by: row.siteId })
  }
  if (!confirmed.some((one) => one.isMain && one !== older)) await sites.write(work, row, { isMain: true })
}
