import { createHash } from 'node:crypto'
import { addDays, addMonths, DAY, monthOf, startOf, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { customers, supplied, type DemoCustomer } from '../customers'
import { demoOpenId, demoUnionId } from '../stand-ins/wechat'
import { withClock } from '../clock'
import { hashPassword } from '../../modules/identity/password'
import * as repo from '../../modules/identity/repo'
import { allCodes, defaultCodes, grantOf } from '../../modules/membership/rules/authority'
import { indexOf, seal, sealText } from '../../secret'
import { openSession } from '../../modules/identity/sessions'
import { openingPlace } from '../../modules/membership/places'
import { plateOf } from '../energy/master'
import { seedCerts } from './certs'
import { seedClosed } from './closed'
import { publishedPassword, users, type BindingSeed, type UserSeed } from './people'
import { companies, tenants } from './places'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** C 8: ids of demo rows are the first 26 characters of base32(sha256('C|entity|natural key')): the same in every database. */
export function demoId(entity: string, key: string): string {
  const bits = [...createHash('sha256').update(`C|${entity}|${key}`).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  return Array.from({ length: 26 }, (_, i) => alphabet.charAt(Number.parseInt(bits.slice(i * 5, i * 5 + 5), 2))).join(
    '',
  )
}

const demoUserId = (phone: string) => demoId('app_user', phone)
const bindingIdOf = (phone: string, bp: string) => demoId('bp_binding', `${phone}|${bp}`)
const reviewHours = 168

/** The instant `days` before the clock's today, at 10:00. */
const daysAgo = (work: Work, days: number): string => toInstant(startOf(addDays(work.clock.today(), -days), 10))

/** Demo data of part C (C 8.1–8.4, CV-16): places, people, bindings, certifications; no row is read by anything but the product. */
export async function seedAccount(work: Work): Promise<void> {
  await seedPlaces(work)
  await seedUsers(work)
  await seedBindings(work)
  await seedCerts(work, { demoId, demoUserId, daysAgo: (days) => daysAgo(work, days) })
  await seedExtras(work)
  await seedClosed(work, { demoId, daysAgo: (days) => daysAgo(work, days) })
}

async function seedPlaces(work: Work): Promise<void> {
  const now = daysAgo(work, 1200)
  await work.db.insertInto('tenant').values(tenants).execute()
  await work.db.insertInto('gasCompany').values(companies).execute()
  const rows = customers.map((customer) => ({
    bp: customer.bp,
    companyCode: customer.companyCode,
    customerName: customer.customerName,
    uscc: customer.uscc,
    customerClass: customer.customerClass,
    address: customer.address,
    contactNameEnc: sealText(work, customer.contactName),
    region: companies.find((c) => c.companyCode === customer.companyCode)?.region ?? '',
    reservedPhoneEnc: customer.reservedPhone === null ? null : seal(work, customer.reservedPhone),
    meterNos: meterNosOf(customer),
    sapCutoverMonth:
      customer.cutoverMonthsAgo === undefined
        ? null
        : addMonths(monthOf(work.clock.today()), -customer.cutoverMonthsAgo),
    invoiceBeforePay: customer.invoiceBeforePay ?? false,
    generalTaxpayer: customer.generalTaxpayer ?? false,
    status: customer.status ?? ('1' as const),
    createdAt: now,
    updatedAt: now,
  }))
  await work.db.insertInto('customer').values(rows).execute()
}

const meterNosOf = ({ bp }: DemoCustomer): string[] =>
  supplied.filter((one) => one.bp === bp).flatMap(({ meters }) => meters.map(({ meterId }) => plateOf(meterId)))

async function seedUsers(work: Work): Promise<void> {
  const { demoPassword, passwordCost } = work.config
  const hashes = await Promise.all(users.map(() => hashPassword(demoPassword ?? publishedPassword, passwordCost)))
  const since = daysAgo(work, 420)
  const rows = users.map((user, i) => ({
    userId: demoUserId(user.phone),
    phoneEnc: seal(work, user.phone),
    phoneIndex: indexOf(work, user.phone),
    passwordHash: hashes[i] ?? null,
    passwordHistory: hashes.slice(i, i + 1),
    nickname: user.nickname,
    position: user.position,
    empNo: user.empNo ?? null,
    status: user.status ?? ('1' as const),
    agreementVersion: '2.1',
    registerSource: user.empNo === undefined ? ('H5' as const) : ('OPS' as const),
    createdAt: since,
    updatedAt: since,
  }))
  await work.db.insertInto('appUser').values(rows).execute()
  const consents = users.flatMap((user) =>
    (['userAgreement', 'privacyPolicy'] as const).map((docType) => ({
      consentId: demoId('agreement_consent', `${user.phone}|${docType}`),
      userId: demoUserId(user.phone),
      phoneIndex: indexOf(work, user.phone),
      docType,
      version: docType === 'privacyPolicy' ? (user.privacyVersion ?? '2.1') : '2.1',
      channel: 'H5',
      acceptedAt: since,
      ip: '127.0.0.1',
    })),
  )
  await repo.insertConsents(work.db, consents)
  const staff = users.flatMap((u) =>
    u.staffOf === undefined ? [] : [{ userId: demoUserId(u.phone), role: 'REVIEWER' as const, companyCode: u.staffOf }],
  )
  await work.db.insertInto('staffRole').values(staff).execute()
  const members = users.flatMap((u) =>
    u.memberOf === undefined
      ? []
      : [{ tenantId: u.memberOf, userId: demoUserId(u.phone), source: 'ops' as const, since }],
  )
  await work.db.insertInto('tenantMember').values(members).execute()
}

const companyOfBp = (bp: string): string => customers.find((c) => c.bp === bp)?.companyCode ?? ''
const masterOf = (bp: string): UserSeed | undefined =>
  users.find((u) => u.bindings.some((b) => b.bp === bp && b.isMaster))

/** PAY_*, INVOICE_* and every …_VIEW. */
const financeTemplate = () => grantOf(allCodes.filter((code) => /^(PAY|INVOICE)_|_VIEW$/.test(code)))

const modelsOf = (binding: BindingSeed): string[] =>
  binding.template === 'FINANCE' ? financeTemplate() : grantOf([...defaultCodes, ...(binding.grants ?? [])])

const grantedDaysAgo = (binding: BindingSeed): number => binding.grantedDaysAgo ?? binding.appliedDaysAgo - 1

/** Every change of the models up to those of today. */
function logsOf(work: Work, user: UserSeed, binding: BindingSeed) {
  const grants = [
    ...(binding.earlier ?? []).map((one) => ({
      daysAgo: one.daysAgo,
      models: grantOf([...defaultCodes, ...one.grants]),
    })),
    { daysAgo: grantedDaysAgo(binding), models: modelsOf(binding) },
  ]
  return grants.map((one, n) => ({
    bp: binding.bp,
    logId: demoId('authority_log', `${user.phone}|${binding.bp}|${n}`),
    bindingId: bindingIdOf(user.phone, binding.bp),
    modelsBefore: grants[n - 1]?.models ?? [],
    modelsAfter: one.models,
    changedBy: demoUserId(masterOf(binding.bp)?.phone ?? ''),
    changedAt: daysAgo(work, one.daysAgo),
  }))
}

async function seedBindings(work: Work): Promise<void> {
  const all = users.flatMap((user) => user.bindings.map((binding) => ({ user, binding })))
  const rows = all.map(({ user, binding }) => bindingRow(work, user, binding))
  await work.db.insertInto('bpBinding').values(rows).execute()
  const granted = all.filter(({ binding }) => !binding.isMaster && binding.reviewStatus === '1')
  const grants = granted.flatMap(({ user, binding }) =>
    modelsOf(binding).map((modelCode) => ({
      bp: binding.bp,
      bindingId: bindingIdOf(user.phone, binding.bp),
      modelCode,
      grantedBy: demoUserId(masterOf(binding.bp)?.phone ?? ''),
      grantedAt: daysAgo(work, grantedDaysAgo(binding)),
    })),
  )
  await work.db.insertInto('bindingAuthority').values(grants).execute()
  const logs = granted.flatMap(({ user, binding }) => logsOf(work, user, binding))
  await work.db.insertInto('authorityLog').values(logs).execute()
  for (const { user, binding } of all) await seedAudit(work, user, binding)
}

function bindingRow(work: Work, user: UserSeed, binding: BindingSeed) {
  const appliedAt = startOf(addDays(work.clock.today(), -binding.appliedDaysAgo), 10)
  const isDecided = binding.reviewStatus === '0' || binding.reviewStatus === '1'
  const reviewedAt = binding.isMaster ? toInstant(appliedAt) : toInstant(appliedAt + DAY)
  return {
    bp: binding.bp,
    bindingId: bindingIdOf(user.phone, binding.bp),
    companyCode: companyOfBp(binding.bp),
    userId: demoUserId(user.phone),
    isMaster: binding.isMaster ?? false,
    reviewStatus: binding.reviewStatus,
    masterPhoneEnc: binding.isMaster ? null : seal(work, masterOf(binding.bp)?.phone ?? ''),
    applyReason: binding.applyReason ?? '',
    relation: binding.relation ?? ('STAFF' as const),
    rejectReason: binding.rejectReason ?? null,
    applyAt: toInstant(appliedAt),
    deadlineAt: binding.isMaster ? null : toInstant(appliedAt + (reviewHours * DAY) / 24),
    reviewedAt: isDecided ? reviewedAt : null,
    reviewedBy: isDecided && !binding.isMaster ? demoUserId(masterOf(binding.bp)?.phone ?? '') : null,
    verifiedBy: binding.reviewStatus !== '1' ? null : binding.isMaster ? ('SMS' as const) : ('MASTER' as const),
    remarkNameEnc: sealText(work, binding.remarkName ?? ''),
    isDefault: binding.isDefault ?? false,
    createdAt: toInstant(appliedAt),
    updatedAt: isDecided ? reviewedAt : toInstant(appliedAt),
  }
}

/** The author of the binding's state, and the days after the application. */
function decision(user: UserSeed, binding: BindingSeed): { from: string; by: string; daysLater: number } {
  if (binding.isMaster || binding.reviewStatus === '2') return { from: '', by: demoUserId(user.phone), daysLater: 0 }
  if (binding.reviewStatus === '3') return { from: '2', by: 'system', daysLater: reviewHours / 24 }
  return { from: '2', by: demoUserId(masterOf(binding.bp)?.phone ?? ''), daysLater: 1 }
}

function seedAudit(work: Work, user: UserSeed, binding: BindingSeed): Promise<void> {
  const { from, by, daysLater } = decision(user, binding)
  return repo.insertAudit(work.db, {
    auditId: demoId('audit_log', `${user.phone}|${binding.bp}`),
    entity: 'bp_binding',
    entityId: bindingIdOf(user.phone, binding.bp),
    bp: binding.bp,
    fromState: from,
    toState: binding.reviewStatus,
    reason: binding.rejectReason ?? '',
    changedBy: by,
    changedAt: daysAgo(work, binding.appliedDaysAgo - daysLater),
  })
}

/** WeChat, devices, entrustment, cancellations. */
async function seedExtras(work: Work): Promise<void> {
  const today = work.clock.today()
  const wechatUsers = users.filter((u) => u.hasWechat)
  for (const { phone, bindings } of wechatUsers) {
    const userId = demoUserId(phone)
    await repo.tie(work.db, {
      appId: 'embedded',
      openId: demoOpenId(phone),
      unionId: demoUnionId(phone),
      userId,
      now: daysAgo(work, 390),
    })
    await repo.saveBp(work.db, 'embedded', demoOpenId(phone), userId, bindings[0]?.bp ?? null)
  }
  await seedDevices(work)
  await work.db
    .insertInto('entrustment')
    .values({
      entrustId: demoId('entrustment', 't-1001|t-9001'),
      entrustingTenantId: 't-1001',
      entrustedTenantId: 't-9001',
      bps: ['1000000001'],
      models: ['ENERGY_VIEW', 'BILL_VIEW', 'PREDICT_VIEW', 'PREDICT_REPORT', 'INVOICE_VIEW'],
      validFrom: addDays(today, -90),
      validTo: addDays(today, 275),
    })
    .execute()
  await work.db
    .insertInto('accountCancel')
    .values([
      {
        cancelId: demoId('account_cancel', '13800000013'),
        userId: demoUserId('13800000013'),
        requestedAt: daysAgo(work, 4),
        effectiveAt: daysAgo(work, -3),
        reason: '不再使用',
        status: 'C0',
        channel: 'H5',
      },
      {
        cancelId: demoId('account_cancel', '13800000007'),
        userId: demoUserId('13800000007'),
        requestedAt: daysAgo(work, 182),
        effectiveAt: daysAgo(work, 175),
        reason: '更换账号',
        status: 'C2',
        channel: 'WEAPP',
        revokedAt: daysAgo(work, 180),
      },
    ])
    .execute()
}

/** C 8.6: the first user's three devices. */
async function seedDevices(work: Work): Promise<void> {
  const phone = '13800000001'
  const user = await repo.lockUser(work.db, demoUserId(phone))
  const place = await openingPlace(work, user.userId)
  const devices = [
    { terminalType: 'PC', loginType: 'password', deviceName: '办公室电脑', days: 3 },
    { terminalType: 'WEAPP', loginType: 'wx', deviceName: '华为 Mate 60', days: 2 },
    { terminalType: 'H5', loginType: 'sms', deviceName: '手机浏览器', days: 1 },
  ] as const
  for (const { terminalType, loginType, deviceName, days } of devices) {
    const device = {
      terminalType,
      deviceName,
      rememberMe: true,
      ip: '127.0.0.1',
      userAgent: '',
      openId: loginType === 'wx' ? demoOpenId(phone) : null,
    }
    await openSession(withClock(work, daysAgo(work, days)), user, { loginType, beganBy: loginType }, device, place)
  }
}
