import { useCallback, useState } from 'react'
import { call, type ApiError } from '@/request'
import { currentAddress, pageLink } from '@/platform/address'
import { leaveFor } from '@/platform/landing'
import { go } from '@/routes/go'
import { confirm, toast } from '@/ui'
import { extrasOf, nextStep, readCentre, type CentreParams, type TenantRow } from './params'

/* Steps that the four pages of the auth centre share (C 6.1). */

const quiet = { loading: false, handles: 'all', quietAuth: true } as const

/** The product's own app: a visitor that opens a page of the centre directly comes back to it. */
const OWN_APP = 'hyn-app'

/** The parameters of this page, read once: the address does not change under it. */
export function useCentreParams(): CentreParams {
  const [params] = useState(() => withHome(readCentre(currentAddress()), pageLink()))
  return params
}

/** Without an app the page was not called by one (after a logout, or by hand): then it leads to our own home. */
const withHome = (params: CentreParams, link: string): CentreParams =>
  params.appid === '' && params.redirect === ''
    ? { ...params, appid: OWN_APP, redirect: new URL('/', link).href }
    : params

export const askCentre = ({ appid, redirect }: CentreParams) =>
  call('auth GET {init}/authCentre/session', { appid, redirect }, quiet)

/** Leaves the centre with a code for this tenant; rejects with what the page shows. */
export async function leaveWith(
  params: CentreParams,
  chosen: { tenantId: string; entrustedTenantId?: string },
  redirect = params.redirect,
): Promise<void> {
  const { appid, withTempAuthCode } = params
  const input = { appid, redirect, withTempAuthCode, extras: extrasOf(params), ...chosen }
  const { location } = await call('auth POST {init}/authCentre/grant', input, quiet)
  leaveFor(location)
}

/** Goes on from a login or from /auth: back to the app, or to the choice of a tenant. */
export async function goOn(
  params: CentreParams,
  tenants: readonly TenantRow[],
  lastTenantId: string,
  reselect = false,
): Promise<void> {
  const next = nextStep(params, tenants, lastTenantId, reselect)
  if (next.kind === 'choose') await go('/pages/auth-centre/tenants', params, { replace: true })
  else await leaveWith(params, { tenantId: next.tenantId }, next.kind === 'own-page' ? next.address : params.redirect)
}

/** Ends the login of this browser; a dead one is as good as ended (AU-17). */
export const leaveCentre = (): Promise<unknown> =>
  call('auth POST {init}/unify/auth/logoutOnServer', undefined, quiet).catch(() => undefined)

/** What a page of the centre says when it cannot go on; '' = the network: it can be tried again. */
export function reasonOf(error: ApiError): string {
  if (error.is('4102')) return '应用未登记，无法登录'
  return error.kind === 'refused' || error.kind === 'auth' ? error.message : ''
}

/** 退出登录 of /tenants. */
export function useLeave(params: CentreParams): () => Promise<void> {
  return useCallback(async () => {
    if (!(await confirm({ title: '提示', content: '确定退出登录吗？' }))) return
    await leaveCentre()
    toast('已退出登录')
    await go('/pages/auth-centre/login', params, { replace: true })
  }, [params])
}
