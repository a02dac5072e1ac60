import { useState } from 'react'
import type { Out } from '@contract'
import { growsMoney, spendsMoney, USUAL_PAY_LIMIT } from '@domain/authority'
import { useAct, useFields } from '@/blocks'
import { stepUp } from '@/shared/step-up'
import { toast } from '@/ui'
import { grantedOf, isChanged, type AuthorityGroup } from '../authority-model'
import { LIMIT_FIELDS, limitsOf, typedOf, type TypedLimits } from './limits'

interface Given {
  sub: Out<'default GET /hqw/subAccount/detail'>
  groups: readonly AuthorityGroup[]
  limits: Out<'btwob GET /authority/payLimit'>
  renew: () => Promise<void>
}

/** Below which switch the limits stand: the first that is on of those that spend money. */
export const limitedCode = (granted: readonly string[]): string | undefined =>
  granted.find((code) => spendsMoney([code]))

/**
 * Rights and limits of a colleague, saved as one. A first right to pay comes with the usual limit in its field; without one only where
 * the master empties it. Where more may be spent than before, the master needs a step-up.
 */
export function useRights({ sub, groups, limits, renew }: Given) {
  const { bindingId } = sub
  const { version } = limits
  const before = grantedOf(groups)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [note, setNote] = useState('')
  const granted = chosen ?? before
  const isModels = chosen !== null && isChanged(before, chosen)
  const after = {
    ok: '保存成功',
    done: renew,
    stale: (error: { is: (code: '2206') => boolean }) => error.is('2206') && renew(),
  }
  const saveModels = useAct('default POST /hqw/authority/saveSubModels', { ask: () => note || null, ...after })
  const saveLimits = useAct('btwob POST /authority/payLimit/save', after)
  const form = useFields<TypedLimits>({
    name: 'rights',
    values: typedOf(limits),
    fields: LIMIT_FIELDS,
    onSubmit: async (values) => {
      if (granted.length === 0) {
        toast('请至少选择一项权限')
        return false
      }
      const now = limitsOf(values)
      const grows = growsMoney({ codes: before, ...limits }, { codes: granted, ...now })
      const ticket = grows ? await stepUp({ scene: 'grant' }) : undefined
      if (ticket === null) return false
      const proof = ticket === undefined ? {} : { securityTicket: ticket }
      return isModels
        ? saveModels.run({ bindingId, models: [...granted], limits: now, version, ...proof })
        : saveLimits.run({ bindingId, ...now, version, ...proof })
    },
  })
  const choose = (codes: string[], said: string) => {
    const isFirst = spendsMoney(codes) && !spendsMoney(granted)
    if (isFirst && !spendsMoney(before) && form.values.perOrder === '') form.change({ perOrder: USUAL_PAY_LIMIT })
    setChosen(codes)
    // What an earlier switch closed along is still said at saving (SA-04), until something is switched on again.
    setNote((kept) => said || (codes.length < granted.length ? kept : ''))
  }
  return {
    form,
    granted,
    choose,
    note,
    isChanged: isModels || form.isChanged,
    busy: saveModels.busy || saveLimits.busy,
  }
}
