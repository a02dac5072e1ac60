import { equipmentTypes } from '@domain/statuses/gas-device'
import { siteSources, siteStatus, siteTransitions } from '@domain/statuses/usage-site'
import { caseKind } from '../../case/kind'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { endMoved, endOver } from './end-over'

/** Files of a record. */
export const equipmentFiles = ({ platePhotoId, photoIds = [], scrapPhotoIds = [] }: Partial<Row<'gasEquipment'>>) => [
  ...(platePhotoId ? [platePhotoId] : []),
  ...photoIds,
  ...scrapPhotoIds,
]

/** Gas equipment that a customer declares and staff confirm (D 2.5, D 3.4). */
export const equipment = caseKind({
  table: 'gasEquipment',
  id: 'equipmentId',
  state: 'state',
  states: siteStatus,
  moves: siteTransitions,
  filed: 'PENDING',
  entity: 'gas_equipment',
  route: (row) => `/pages/record/gas-equipment/detail?mode=view&equipmentId=${row.replaces ?? row.equipmentId}`,
  files: { ref: 'EQUIPMENT', of: equipmentFiles },
  facts: () => [
    ['编号', 12, ({ equipmentNo }) => equipmentNo],
    ['类型', 10, ({ equipmentType }) => equipmentTypes[equipmentType].label],
    ['名称', 20, ({ name }) => name],
    ['品牌型号', 24, ({ brand, model }) => `${brand} ${model}`.trim() || null],
    ['出厂编号', 16, ({ serialNo }) => serialNo || null],
    ['数量', 6, ({ quantity }) => String(quantity)],
    ['额定流量（m³/h·台）', 14, ({ ratedFlow }) => ratedFlow],
    ['每天运行（小时）', 12, ({ dailyHours }) => dailyHours],
    ['熄火保护', 8, ({ flameProtection }) => (flameProtection ? '有' : '无')],
    ['安装日期', 12, ({ installDate }) => installDate],
    ['来源', 10, ({ source }) => siteSources[source]],
  ],
  desk: {
    type: 'RECORD_EQUIPMENT',
    in: 'PENDING',
    title: ({ name, replaces }) => `用气设备 ${name}${replaces === null ? '' : '（变更）'}`,
    files: (row) => equipmentFiles(row).map((fileId, at) => ({ name: at === 0 ? '铭牌' : `照片${at}`, fileId })),
    decisions: { PASS: 'CONFIRM', REJECT: 'REJECT' },
    set: ({ passed, remark }) => ({ rejectReason: passed ? null : remark }),
  },
  notify: {
    CONFIRM: ({ name }) => ({ message: { templateCode: 'RC_REVIEW', body: `用气设备${name}已确认` } }),
    REJECT: ({ name }, { reason }) => ({
      message: { templateCode: 'RC_REVIEW', params: { name: `用气设备${name}`, result: '未通过', reason } },
    }),
  },
  then: {
    CONFIRM: merged,
    REJECT: (work, { bp, equipmentId }) => endOver(work, bp, equipmentId),
    DELETE: (work, { bp, equipmentId }) => endOver(work, bp, equipmentId),
  },
  list: { tabs: { all: ['PENDING', 'CONFIRMED', 'REJECTED'] } },
  ownData: { title: '用气设备', user: 'userId' },
})

/** A confirmed change goes into the record that it changes, which keeps its number (D 3.4). */
async function merged(work: Work, row: Row<'gasEquipment'>, by: string): Promise<void> {
  if (row.replaces === null) return
  const old = await equipment.locked(work, row, row.replaces)
  const { equipmentType, name, brand, model, serialNo, siteId, meterId, quantity, ratedPower, ratedFlow } = row
  const { workPressure, dailyHours, hoursAt, flameProtection, productionDate, installDate, lifeYears } = row
  await equipment.write(work, old, {
    equipmentType,
    name,
    brand,
    model,
    serialNo,
    siteId,
    meterId,
    quantity,
    ratedPower,
    ratedFlow,
    workPressure,
    dailyHours,
    hoursAt,
    flameProtection,
    productionDate,
    installDate,
    lifeYears,
    expireDate: row.expireDate,
    photoIds: row.photoIds,
    platePhotoId: row.platePhotoId,
    version: old.version + 1,
  })
  await endMoved(work, { bp: old.bp, id: old.equipmentId }, old.expireDate, row.expireDate)
  await equipment.move(work, row, 'REPLACE', by)
}
