import { defineRoutes } from '../define'
import { p } from '../params'

const mode = p.needed(p.oneOf('view', 'edit', 'add'))

/** The enterprise archive: places, bank accounts, equipment, meters, alarms (D 6.6). */
export const records = defineRoutes({
  '/pages/record/myRecord/myRecord': { title: '企业档案', access: 'bound' },
  '/pages/record/addCity': {
    title: '新增用气地点',
    access: 'model:RECORD_MANAGE',
    // A page named by a bare word answers at its index too (CV-4); the table adds that for the sub-packages only.
    aliases: ['/pages/record/addCity/index'],
    params: { siteId: p.text },
  },
  '/pages/record/bank-information/bankList': {
    title: '银行信息',
    access: 'model:BANK_MANAGE',
  },
  '/pages/record/bank-information/addBank': { title: '添加银行账户', access: 'master' },
  '/pages/record/bank-information/bankDetail': {
    title: '银行账户详情',
    access: 'model:BANK_MANAGE',
    params: { accountId: p.needed(p.text) },
  },
  '/pages/record/gas-equipment/list': {
    title: '用气设备',
    access: 'bound',
    params: { siteId: p.text, meterNo: p.text, validity: p.oneOf('NORMAL', 'DUE_SOON', 'OVERDUE') },
  },
  '/pages/record/gas-equipment/detail': {
    title: '用气设备详情',
    access: 'bound',
    params: { equipmentId: p.text, mode },
  },
  '/pages/record/gas-flow-meter/list': { title: '流量计', access: 'bound' },
  '/pages/record/gas-flow-meter/detail': {
    title: '流量计详情',
    access: 'bound',
    params: { meterNo: p.needed(p.text) },
  },
  '/pages/record/burglar-alarm/list': { title: '燃气报警器', access: 'bound' },
  '/pages/record/burglar-alarm/detail': { title: '报警器详情', access: 'bound', params: { alarmId: p.text, mode } },
})
