import type { Insertable } from 'kysely'
import type { In } from '@contract'
import { datesBetween } from '@domain/date'
import type { Area } from '../../gateway/areas'
import { answer } from '../../gateway/extensions'
import type { Session } from '../../gateway/http/context'
import type { GasPackageTable } from '../../gateway/db/tables.gen'
import { contractArea } from '../../gateway/modules/contract'
import { fileArea } from '../../gateway/modules/file'
import { receive } from '../../gateway/modules/file/service'
import { gasPackageArea } from '../../gateway/modules/gas-package'
import { identityArea } from '../../gateway/modules/identity'
import { certificates } from '../../gateway/modules/identity/service'
import { messageArea } from '../../gateway/modules/message'
import { usersOfBp } from '../../gateway/modules/message/service'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { aMeter } from './energy-kit'
import { codeSentTo } from './login-kit'
import { anAccount, inTransaction, requestNo, T } from './payment-kit'
import { handwriting } from './statement-kit'

/* Builders for the tests of selling packages: customers that may order, packages, orders and signatures as the app makes them. */

export const CREATE = 'taocan POST /trade/agree/createAgree'
export const SIGN = 'taocan POST /trade/agree/sign'
export const PACKAGE = 'PKG001'
export const COMPANY = '1001'
export const CUSTOMER = '华北精工陶瓷有限公司'

/** Codes of enterprises that are certified here. */
const certified = new Set<string>()

const beside: Area = {
  name: 'beside',
  handlers: {},
  extensions: [
    answer(usersOfBp, async () => [{ userId: 'u-1', isMaster: true }]),
    answer(certificates, {
      ofEntity: async (_work, _company, uscc) =>
        certified.has(uscc) ? { status: '20', validTo: '9999-12-31', companyName: '某公司', uscc } : undefined,
      ofApplicant: async () => undefined,
      passedBy: async () => undefined,
      endOfEntity: async (_work, _company, uscc) => (certified.has(uscc) ? '9999-12-31' : null),
    }),
  ],
}

/** The gateway with packages and what they need beside them, on an empty migrated database. */
export const saleGateway = (now = T, more: readonly Area[] = []): Promise<TestGateway> =>
  testGateway({
    areas: [gasPackageArea, contractArea, identityArea, fileArea, messageArea, beside, ...more] as unknown as Area[],
    identify: async () => null,
    demoData: false,
    now,
    env: { DEMO_OPERATOR: '0' },
  })

export interface Buyer {
  bp: string
  meterNo: string
  uscc: string
  key: { bp: string; companyCode: string }
}

/** A customer of the company that may order: certified, supplied for two years, with a remote meter that was read every day. */
export async function aBuyer(gateway: TestGateway, bp = '1000000001'): Promise<Buyer> {
  const { db } = gateway
  const key = { bp, companyCode: COMPANY }
  const meterId = `m-${bp}`
  const uscc = `91131000${bp}`
  certified.add(uscc)
  await aSeller(gateway)
  await anAccount(db, key)
  await db.updateTable('gasAccount').set({ customerName: CUSTOMER }).where('bp', '=', bp).execute()
  await db
    .insertInto('customer')
    .values({
      ...key,
      uscc,
      customerName: CUSTOMER,
      customerClass: 'INDUSTRY',
      address: '廊坊市开发区创业路88号',
      region: '河北省廊坊市',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  await db
    .insertInto('contract')
    .values({
      bp,
      companyCode: COMPANY,
      contractId: `c-${bp}`,
      contractNo: `HT-${bp}`,
      contractType: 'SUPPLY',
      title: '供用气合同',
      startDate: '2025-01-01',
      endDate: '2027-12-31',
      state: 'EFFECTIVE',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  await aMeter(db, key, { meterId })
  await db
    .insertInto('dailyUsage')
    .values(
      datesBetween('2026-10-20', '2026-11-22').map((gasDay) => ({
        ...key,
        meterId,
        channelNo: '1',
        gasDay,
        startReading: '0.00',
        endReading: '0.00',
        volume: '1000.00',
        estAmount: '3000.00',
        quality: 'NORMAL' as const,
      })),
    )
    .execute()
  return { bp, key, uscc, meterNo: `NO${meterId}` }
}

export const uncertify = ({ uscc }: Buyer): void => void certified.delete(uscc)

/** The company that sells. */
async function aSeller({ db }: TestGateway): Promise<void> {
  const tenant = { tenantId: 't-1001', tenantName: '廊坊新奥燃气', kind: 'GAS' as const, companyCode: COMPANY }
  await db
    .insertInto('tenant')
    .values(tenant)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('gasCompany')
    .values({
      companyCode: COMPANY,
      tenantId: 't-1001',
      companyName: '廊坊新奥燃气有限公司',
      region: '河北省',
      city: '廊坊市',
      hotline: '0316-0000100',
      emergencyHotline: '0316-0000119',
      businessHours: '8:00-17:30',
      licenceUscc: '91131000000000000X',
    })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** A package on sale until December for January to March: at most 500,000 m³, at least 10,000, by thousands, at 3.6800. */
export async function aPackage({ db }: TestGateway, over: Partial<Insertable<GasPackageTable>> = {}): Promise<void> {
  await db
    .insertInto('gasPackage')
    .values({
      companyCode: COMPANY,
      packageId: PACKAGE,
      name: '保供季固定价气量包',
      priceType: 'FIXED',
      unitPrice: '3.6800',
      standardPrice: '3.8600',
      supplyMode: 'PART',
      cycleType: 'MONTH',
      deliveryStart: '2027-01-01',
      deliveryEnd: '2027-03-31',
      state: 'ON_SALE',
      saleStart: '2026-11-01T00:00:00+08:00',
      saleEnd: '2026-12-10T00:00:00+08:00',
      totalVolume: '1000000',
      minVolume: '10000',
      stepVolume: '1000',
      maxPerBp: '500000',
      maxOrdersPerBp: 3,
      customerTypes: ['INDUSTRY'],
      templateVersion: '1',
      createdAt: T,
      updatedAt: T,
      ...over,
    })
    .execute()
}

const MODELS = ['PACKAGE_VIEW', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT', 'CONTRACT_SIGN', 'PAY_TOPUP']

/** A user that works for the customer, with every model of packages unless `over` says otherwise. */
export const clerk = (gateway: TestGateway, { key }: Buyer, over: Partial<Session> = {}): Caller =>
  gateway.asSession({
    ...key,
    userId: 'u-1',
    username: '13800000001',
    isMaster: true,
    reviewStatus: '1',
    models: MODELS,
    ...over,
  })

/** A sub-account that may order and not sign. */
export const assistant = (gateway: TestGateway, buyer: Buyer): Caller =>
  clerk(gateway, buyer, {
    userId: 'u-2',
    username: '13800000002',
    isMaster: false,
    models: MODELS.filter((model) => model !== 'CONTRACT_SIGN'),
  })

export type Wish = In<typeof CREATE>

/** An order for 100,000 m³ with the default shares of a quarter that begins in January. */
export const wish = ({ meterNo }: Buyer, over: Partial<Wish> = {}): Wish => ({
  requestNo: requestNo(),
  sourceType: 'PACKAGE',
  sourceNo: PACKAGE,
  volume: '100000',
  meterNos: [meterNo],
  cycles: [
    { cycleNo: 1, volume: '34400' },
    { cycleNo: 2, volume: '31100' },
    { cycleNo: 3, volume: '34500' },
  ],
  contactName: '张伟',
  contactPhone: '13800000001',
  templateVersion: '1',
  agreed: true,
  ...over,
})

/** Volume with all of it in the default shares. */
export async function wishOf(caller: Caller, buyer: Buyer, volume: string, packageId = PACKAGE): Promise<Wish> {
  const { cycles } = await caller.ok('taocan POST /trade/package/preview', {
    packageId,
    volume,
    meterNos: [buyer.meterNo],
  })
  return wish(buyer, {
    sourceNo: packageId,
    volume,
    cycles: cycles.map(({ cycleNo, volume: part }) => ({ cycleNo, volume: part })),
  })
}

export const seconds = (gateway: TestGateway, count: number): void =>
  gateway.clock.moveTo(new Date(gateway.clock.now() + count * 1000).toISOString())

/** What a signature needs, the text read for long enough and a code asked for. */
export async function readyToSign(gateway: TestGateway, caller: Caller, agreeId: string): Promise<In<typeof SIGN>> {
  const { contentHash } = await caller.ok('taocan GET /trade/agree/detail', { agreeId })
  seconds(gateway, 10)
  await caller.ok('default POST /crmgas/portal/sms/sendSms', { smsType: 'CONTRACT_SIGN', agreeId })
  const smsCode = await codeSentTo(gateway, '13800000001', 'CONTRACT_SIGN')
  return { requestNo: requestNo(), agreeId, smsCode, contentHash, signWay: 'SEAL' }
}

/** Signs by seal, as the page does. */
export const signed = async (gateway: TestGateway, caller: Caller, agreeId: string) =>
  caller.ok(SIGN, await readyToSign(gateway, caller, agreeId))

/** What the first clerk drew as a signature; `path` is what the pen did. */
export async function aDrawing(gateway: TestGateway, path: string): Promise<string> {
  const owner = { type: 'USER', id: 'u-1', companyCode: COMPANY } as const
  const file = { bizType: 'SIGNATURE', name: 'picture.png', bytes: await handwriting(path) }
  return (await inTransaction(gateway, (work) => receive(work, owner, file))).fileId
}

/** Held and sold m³ of the package. */
export const stockOf = async ({ db }: TestGateway) =>
  db
    .selectFrom('gasPackage')
    .select(['heldVolume', 'soldVolume', 'state'])
    .where('packageId', '=', PACKAGE)
    .executeTakeFirstOrThrow()

export const orderOf = ({ db }: TestGateway, orderNo: string) =>
  db.selectFrom('packageOrder').selectAll().where('orderNo', '=', orderNo).executeTakeFirstOrThrow()
