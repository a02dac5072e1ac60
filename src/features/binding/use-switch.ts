import { useState } from 'react'
import { loadUser } from '@/auth'
import { switchTenant } from '@/auth/tenant'
import { forgetCustomer, switchCustomer } from '@/blocks'
import { asApiError, call } from '@/request'
import { go, goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { confirm, hideLoading, showLoading, toast } from '@/ui'
import type { CustomerRow } from './words'

export interface Switching {
  busy: boolean
  choose: (row: CustomerRow) => Promise<void>
  makeDefault: (row: CustomerRow) => Promise<void>
  unbind: (row: CustomerRow) => Promise<void>
}

/** What can be done with the own customer numbers (BD-11..BD-13). `changed` reads the list anew. */
export function useSwitch(back: string | undefined, changed: () => Promise<void>): Switching {
  const [busy, setBusy] = useState(false)
  /** One thing at a time; a refusal has been toasted, and nothing has changed. */
  const alone = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      const error = asApiError(failure)
      if (error.kind === 'broken') toast(error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    choose: (row) =>
      alone(async () => {
        await enter(row)
        toast('切换成功')
        if (back === undefined || !(await goTo(back, { relaunch: true })))
          await go('/pages/home/index/index', {}, { relaunch: true })
      }),
    makeDefault: (row) =>
      alone(async () => {
        await call('default POST /crmgas/portal/user/setDefaultCustomer', { bindingId: row.bindingId })
        toast('已设为默认')
        await changed()
      }),
    unbind: (row) =>
      alone(async () => {
        const content = '确认解除与该户号的绑定吗？解除后将无法查看该户号信息'
        if (!(await confirm({ title: '提示', content, danger: true }))) return
        await call('default POST /crmgas/portal/user/unbindCustomer', { bindingId: row.bindingId })
        toast('已解除绑定')
        await (row.isCurrent === '1' ? leaveCurrent(row.bindingId) : changed())
      }),
  }
}

/** BD-12: another tenant first (AU-15), then the customer number. */
async function enter({ bp, companyCode, tenantId }: CustomerRow): Promise<void> {
  const now = useUser.getState().loginUserInfo?.tenantId
  if (tenantId !== now) {
    showLoading('正在切换…')
    const isOver = await switchTenant(tenantId).finally(hideLoading)
    if (!isOver) return
  }
  await switchCustomer(bp, companyCode)
  useUser.setState({ currentGroup: companyCode })
}

/** The one in use is gone: the next default opens, or the search for another. */
async function leaveCurrent(bindingId: string): Promise<void> {
  forgetCustomer()
  const { list } = await call('default POST /crmgas/portal/user/customerListNew', {})
  const left = list.filter((row) => row.bindingId !== bindingId && (row.isMaster === '1' || row.reviewStatus === '1'))
  const next = left.find((row) => row.isDefault === '1') ?? left[0]
  if (next) {
    await enter(next)
    return go('/pages/home/index/index', {}, { relaunch: true })
  }
  await loadUser()
  await go('/pages/confirm-cusInfo/confirm-cusInfo', {}, { relaunch: true })
}
