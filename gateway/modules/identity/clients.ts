import type { Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { documentVersions } from './agreement'
import * as repo from './repo'
import { ACCESS_TOKEN_SECONDS, WORKBENCH_SECONDS } from './rules/lifetimes'
import { menus } from './rules/menus'
import { hashOf, newSecret, unseal } from '../../secret'
import { consumeTicket } from './step-up'
import { status } from './unified'

/** Call 29a: hotlines of the session's company, for a visitor of the first one. */
export async function clientConfig(
  work: Work,
  session: Session | null,
): Promise<Out<'default GET /crmgas/config/client'>> {
  const companies = await repo.companies(work.db)
  const company = companies.find((c) => c.companyCode === session?.companyCode) ?? companies[0]
  const code = company?.companyCode ?? '*'
  const flag = (name: string) => (work.settings.flag(code, `features.${name}`, true) ? ('1' as const) : ('0' as const))
  const list = (key: string) => work.settings.text(code, key, '').split(',').filter(Boolean)
  const versions = documentVersions(work)
  return {
    hotline: company?.hotline ?? '',
    emergencyHotline: company?.emergencyHotline ?? '',
    features: {
      invoiceEnabled: flag('invoiceEnabled'),
      nfcEnabled: flag('nfcEnabled'),
      lotteryEnabled: flag('lotteryEnabled'),
      gptEnabled: flag('gptEnabled'),
    },
    webviewHosts: list('webviewHosts'),
    ssoHosts: list('ssoHosts'),
    privacyVersion: versions.privacyPolicy,
    agreementVersion: versions.userAgreement,
    certAutoHours: work.settings.integer(code, 'certAutoHours', 24),
  }
}

async function issue(
  work: Work,
  session: Session,
  kind: 'PRODUCT' | 'WORKBENCH',
  scope: 'customer' | 'staff',
  seconds: number,
): Promise<string> {
  const token = newSecret()
  const expireAt = isoOf(work.clock.now() + seconds * 1000)
  await repo.insertAccessToken(work.db, {
    tokenHash: hashOf(token),
    kind,
    sessionId: session.sessionId,
    scope,
    expireAt,
  })
  return token
}

/** Call 27. */
export const productToken = async (work: Work, session: Session) => ({
  accessToken: await issue(work, session, 'PRODUCT', 'customer', ACCESS_TOKEN_SECONDS),
  expireIn: ACCESS_TOKEN_SECONDS,
})

/**
 * Call 28: scope staff for who has an employee number and a reviewer's role (CV-10), and has proved himself a second time; the
 * ticket of anybody else opens nothing.
 */
export async function workbenchToken(
  work: Work,
  session: Session,
  securityTicket: string | undefined,
): Promise<Out<'zh GET:form /auth/ent/getAuthToken'>> {
  if (securityTicket !== undefined) await consumeTicket(work, session.userId, securityTicket, 'staff')
  const user = securityTicket === undefined ? undefined : await repo.userById(work.db, session.userId)
  const isStaff = user?.empNo != null && (await repo.staffCompany(work.db, session.userId)) !== undefined
  const scope = isStaff ? 'staff' : 'customer'
  return {
    authToken: await issue(work, session, 'WORKBENCH', scope, WORKBENCH_SECONDS),
    expireIn: WORKBENCH_SECONDS,
    scope,
  }
}

/** Call 9. */
export async function loginUser(work: Work, session: Session): Promise<Out<'auth GET {participant}/getLoginUserInfo'>> {
  const user = await repo.userById(work.db, session.userId)
  const row = await repo.standingOf(work.db, { sessionId: session.sessionId }, work.clock.today())
  if (!user || !row) throw status[418]()
  const tenant = await repo.tenantById(work.db, row.tenantId)
  const tenants = await repo.tenantsOf(work.db, user.userId)
  return {
    userId: user.userId,
    username: unseal(work, user.phoneEnc),
    nickname: user.nickname,
    tenantId: row.tenantId,
    tenantName: tenant?.tenantName ?? '',
    entrustedTenantId: row.entrustedTenantId,
    empNo: user.empNo,
    tenants: tenants.map(({ tenantId, tenantName, kind }) => ({
      tenantId,
      tenantName,
      kind: kind as 'GAS' | 'SERVICE',
    })),
  }
}

/** Call 8, AU-21: the menus the session may use; 430 for another tenant, 401 for another issuer or an unknown app. */
export async function menusOf(
  work: Work,
  session: Session,
  asked: { iss: string; tenantId: string; appId: string },
): Promise<Out<'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}'>> {
  if (asked.tenantId !== session.tenantId) throw status[430]()
  const tenant = await repo.tenantById(work.db, session.tenantId)
  if (tenant?.iss !== asked.iss || !(await repo.appIsKnown(work.db, asked.appId))) throw status[401]()
  const data = menus
    .map((menu, index) => ({
      ...menu,
      sort: index + 1,
      funcs: menu.funcs.filter((code) => session.models.includes(code)),
    }))
    .filter((menu) => menu.funcs.length > 0)
  return { data }
}
