import type { Out } from '@contract'
import type { Session, Work } from '../../http/context'
import { listed } from '../../settings'
import { appOf, documentVersions, status, usersById } from '../identity/service'
import * as repo from './repo'
import { menus } from './rules/menus'

/** Call 29a: hotlines of the session's company, for a visitor of the first one. */
export async function clientConfig(
  work: Work,
  session: Session | null,
): Promise<Out<'default GET /crmgas/config/client'>> {
  const companies = await repo.companies(work.db)
  const company = companies.find((c) => c.companyCode === session?.companyCode) ?? companies[0]
  const code = company?.companyCode ?? '*'
  const flag = (name: string) => (work.settings.flag(code, `features.${name}`, true) ? ('1' as const) : ('0' as const))
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
    webviewHosts: listed(work.settings, code, 'webviewHosts'),
    ssoHosts: listed(work.settings, code, 'ssoHosts'),
    privacyVersion: versions.privacyPolicy,
    agreementVersion: versions.userAgreement,
    introVideo: work.settings.text(code, 'login.introVideo', ''),
    certAutoHours: work.settings.integer(code, 'certAutoHours', 24),
  }
}

/** Call 9. */
export async function loginUser(work: Work, session: Session): Promise<Out<'auth GET {participant}/getLoginUserInfo'>> {
  const user = (await usersById(work, [session.userId])).get(session.userId)
  if (!user) throw status[418]()
  const tenant = await repo.tenantById(work.db, session.tenantId)
  const tenants = await repo.tenantsOf(work.db, user.userId)
  return {
    userId: user.userId,
    username: user.phone,
    nickname: user.nickname,
    tenantId: session.tenantId,
    tenantName: tenant?.tenantName ?? '',
    entrustedTenantId: session.entrustedTenantId ?? null,
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
  if (tenant?.iss !== asked.iss || !(await appOf(work, asked.appId))) throw status[401]()
  const data = menus
    .map((menu, index) => ({
      ...menu,
      sort: index + 1,
      funcs: menu.funcs.filter((code) => session.models.includes(code)),
    }))
    .filter((menu) => menu.funcs.length > 0)
  return { data }
}
