/* A gateway with the people that look after customers, without the demo world: one customer of company 1001 and its managers. */
import type { Area } from '../../gateway/areas'
import { butlerArea } from '../../gateway/modules/butler'
import { sealText } from '../../gateway/secret'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { aBinding, aCompany, aCustomer } from './members-kit'
import { deskArea, fileArea, identityArea, membershipArea, messageArea, ticketArea, todoArea } from './areas'

const T = '2026-11-23T09:30:00+08:00'
const key = { bp: '1000000001', companyCode: '1001' }

/** MGR-03 is on leave and MGR-01 stands in; MGR-07 has left. */
const MANAGERS = [
  ['MGR-01', '周建国', '高级用气管家', 'ON_DUTY'],
  ['MGR-03', '赵鹏', '用气管家', 'ON_LEAVE'],
  ['MGR-07', '吴涛', '用气管家', 'LEFT'],
] as const

/** Opens the gateway, without an assigned manager. */
export async function butlerGateway(): Promise<{ gateway: TestGateway; li: Caller; staff: Caller }> {
  const areas = [butlerArea, ticketArea, membershipArea, identityArea, deskArea, todoArea, messageArea, fileArea]
  const gateway = await testGateway({
    areas: areas as unknown as Area[],
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0' },
  })
  await aCompany(gateway.db, '1001')
  await gateway.db
    .updateTable('gasCompany')
    .set({ hotline: '0316-0000100', emergencyHotline: '0316-0000119' })
    .execute()
  await aCustomer(gateway.db, key)
  await aBinding(gateway.db, key, 'u-1', { isMaster: true })
  await gateway.db
    .insertInto('manager')
    .values(
      MANAGERS.map(([managerId, name, jobTitle, duty]) => ({
        companyCode: '1001',
        managerId,
        name: sealText(gateway.gateway.work, name),
        jobTitle,
        duty,
        phoneEnc: sealText(gateway.gateway.work, `0316-00002${managerId.slice(-2)}`),
        wechatEnc: sealText(gateway.gateway.work, ''),
        areaDesc: '开发区',
        workHours: '周一至周五 08:30-17:30',
        certNo: managerId,
        introduction: '',
        ...(duty === 'ON_LEAVE' && { leaveFrom: '2026-11-21', leaveTo: '2026-11-28', backupManagerId: 'MGR-01' }),
        createdAt: T,
        updatedAt: T,
      })),
    )
    .execute()
  return {
    gateway,
    li: gateway.asSession({ ...key, userId: 'u-1', isMaster: true, reviewStatus: '1' }),
    staff: gateway.asSession({ userId: 'staff', companyCode: '1001' }),
  }
}
