import { decimal, fixed } from '@domain/decimal'
import type { Work } from '../../http/context'
import { insertGroups } from '../../modules/plan/repo/groups'
import { supplied } from '../customers'

interface DemoGroup {
  groupId: string
  bp: string
  name: string
  meterIds: readonly string[]
  planMode: 'DAILY' | 'MONTHLY' | 'NONE'
  assessMode: 'FEE' | 'NOTICE'
  mdq?: string
  /** Volume of the year by contract. */
  acq?: string
}

/** Meters that are planned together (B 8). */
export const KILNS: DemoGroup = {
  groupId: 'GRP000001',
  bp: '1000000001',
  name: '窑炉生产',
  meterIds: ['10010101', '10010102'],
  planMode: 'DAILY',
  assessMode: 'FEE',
  // Its share of the annual frame of 2,400,000 m³.
  mdq: '9000',
  acq: '2352000',
}
export const CANTEEN: DemoGroup = {
  groupId: 'GRP000002',
  bp: '1000000001',
  name: '厂区生活',
  meterIds: ['10010103'],
  planMode: 'MONTHLY',
  assessMode: 'FEE',
}
export const HOSPITAL: DemoGroup = {
  groupId: 'GRP000003',
  bp: '1000000003',
  name: '全院用气',
  meterIds: ['10020301', '10020302'],
  planMode: 'MONTHLY',
  assessMode: 'NOTICE',
}
export const TEXTILE: DemoGroup = {
  groupId: 'GRP000004',
  bp: '1000000004',
  name: '纺织车间',
  meterIds: ['10020401'],
  planMode: 'MONTHLY',
  assessMode: 'FEE',
  acq: '700000',
}

/** A kitchen with IC meters plans nothing. */
const kitchen = (): DemoGroup => {
  const bp = '1000000002'
  const meterIds = supplied.find((one) => one.bp === bp)?.meters.map(({ meterId }) => meterId) ?? []
  return { groupId: 'GRP000005', bp, name: '后厨用气', meterIds, planMode: 'NONE', assessMode: 'NOTICE' }
}

/** The groups of all customers; each one's first is the one that is chosen unless another is. */
export async function seedGroups(work: Work): Promise<void> {
  const at = work.clock.iso()
  const groups = [KILNS, CANTEEN, HOSPITAL, TEXTILE, kitchen()]
  await insertGroups(
    work.db,
    groups.map(({ mdq = null, acq = null, meterIds, ...group }, sort) => {
      const customer = supplied.find(({ bp }) => bp === group.bp)
      const flows = (customer?.meters ?? []).filter(({ meterId }) => meterIds.includes(meterId)).map(({ qmax }) => qmax)
      return {
        ...group,
        companyCode: customer?.companyCode ?? '',
        meterIds: [...meterIds],
        maxHourlyFlow: fixed(
          flows.reduce((sum, one) => sum.plus(decimal(one)), decimal('0')),
          2,
        ),
        mdq,
        acq,
        sort,
        isDefault: groups.findIndex(({ bp }) => bp === group.bp) === sort,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
}
