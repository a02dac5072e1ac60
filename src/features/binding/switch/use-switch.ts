import { useState } from 'react'
import { loadUser } from '@/auth'
import { switchTenant } from '@/auth/tenant'
import { fetchCustomerList, forgetCustomer, switchCustomer } from '@/shared/customer'
import { useAct } from '@/blocks'
import { asApiError, beginLoading } from '@/request'
import { go, goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { toast } from '@/ui'
import { isOpen } from '../switch-groups'
import type { CustomerRow } from '../words'

export interface Switching {
  /** Binding of the customer number being changed over to. */
  entering: string | null
  choose: (row: CustomerRow) => Promise<void>
  makeDefault: (row: CustomerRow) => Promise<void>
  unbind: (row: CustomerRow) => Promise<void>
  /** Of an application that has not been admitted. */
  giveUp: (row: CustomerRow) => Promise<void>
}

/** What can be done with the own customer numbers (BD-10..BD-13). `changed` loads the list again. */
export function useSwitch(back: string | undefined, changed: () => Promise<void>): Switching {
  const [busy, setBusy] = useState(false)
  const [entering, setEntering] = useState<string | null>(null)
  /** One thing at a time; a refusal has been toasted, and nothing has changed. */
  const alone = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      const error = asApiError(failure)
      if (error.kind === 'broken') toast(error.message)
    } finally {
      setBusy(false)
      setEntering(null)
    }
  }
  const makeDefault = useAct('default POST /crmgas/portal/user/setDefaultCustomer', {
    ok: '已设为默认',
    // Not waited for: the next tap counts at once.
    done: () => void changed(),
  })
  const unbind = useAct('default POST /crmgas/portal/user/unbindCustomer', {
    ask: { content: '确认解除与该户号的绑定吗？解除后将无法查看该户号信息', danger: true },
    ok: '已解除绑定',
  })
  /** BD-10: only while no decision is made (2203); then the list shows the decision. */
  const withdraw = useAct('default POST /crmgas/portal/user/withdrawBinding', {
    ask: { content: '确认撤回该申请吗？', cancelText: '再想想', confirmText: '撤回申请' },
    ok: '已撤回',
    stale: (error) => error.is('2203') && changed(),
  })
  /** C 3.3: a rejected or timed out application is deleted. */
  const dropRefused = useAct('default POST /crmgas/portal/user/unbindCustomer', {
    ask: '确认放弃该申请吗？',
    ok: '已放弃',
  })
  return {
    entering,
    choose: (row) =>
      alone(async () => {
        setEntering(row.bindingId)
        if (!(await enter(row))) return
        toast('切换成功')
        if (back === undefined || !(await goTo(back, { relaunch: true })))
          await go('/pages/home/index/index', {}, { relaunch: true })
      }),
    makeDefault: ({ bindingId }) => alone(() => makeDefault.run({ bindingId })),
    unbind: (row) =>
      alone(async () => {
        if (await unbind.run({ bindingId: row.bindingId })) await gone(row, changed)
      }),
    giveUp: (row) =>
      alone(async () => {
        const { run } = row.reviewStatus === '2' ? withdraw : dropRefused
        if (await run({ bindingId: row.bindingId })) await gone(row, changed)
      }),
  }
}

/** BD-12: another tenant first (AU-15), then the customer number. Answers false when the change did not begin. */
async function enter({ bp, companyCode, tenantId }: CustomerRow): Promise<boolean> {
  const end = beginLoading()
  try {
    const now = useUser.getState().loginUserInfo?.tenantId
    if (tenantId !== now && !(await switchTenant(tenantId))) return false
    await switchCustomer(bp, companyCode)
  } finally {
    end()
  }
  return true
}

const gone = (row: CustomerRow, changed: () => Promise<void>): Promise<void> =>
  row.isCurrent === '1' ? leaveCurrent(row.bindingId) : changed()

/** The one in use is gone: the next default opens, or the search for another. */
async function leaveCurrent(bindingId: string): Promise<void> {
  forgetCustomer()
  const { list } = await fetchCustomerList()
  const left = list.filter((row) => row.bindingId !== bindingId && isOpen(row))
  const next = left.find((row) => row.isDefault === '1') ?? left[0]
  if (next && (await enter(next))) return go('/pages/home/index/index', {}, { relaunch: true })
  await loadUser()
  await go('/pages/confirm-cusInfo/confirm-cusInfo', {}, { relaunch: true })
}
