import { useState } from 'react'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { periodName } from '@domain/plan/windows'
import type { PlanReasonCode } from '@domain/statuses/gas-plan'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { useAct } from '@/blocks'
import { useTypedKept } from '@/blocks/form/use-typed-kept'
import { useRead } from '@/request'
import { confirm } from '@/ui'
import type { ChangeOptions } from './types'

interface ChangeOf {
  groupId: string
  planType: 'MONTH' | 'DAY'
  period: string
  entry: 'QUICK' | 'FULL'
}

const OPTIONS = 'predict GET /plan/changeOptions'

/** What a period may become, and asking for it: both pages of a change (P-10 to P-12). */
export function useChange(of: ChangeOf, done: (status: 'PASSED' | 'SUBMITTED') => unknown) {
  const { groupId, planType, period, entry } = of
  const read = useRead(OPTIONS, { groupId, planType, period }, { refresh: 'show' })
  const reasons = useRead('predict GET /plan/reasonDict', { kind: 'CHANGE' })
  const [volume, setVolume] = useState<string | null>(null)
  // Of a month: its days by hand; null: the difference is spread over the open ones.
  const [items, setItems] = useState<readonly PlanItem[] | null>(null)
  const [reasonCode, setReason] = useState<PlanReasonCode>('PRODUCTION')
  const [text, setText] = useState('')
  const names = reasons.data ?? []
  const typed = text.trim()
  const kept = useTypedKept(
    `change-${groupId}-${period}`,
    volume === null && items === null && typed === '' ? null : { volume, items, reasonCode, text },
    (left) => {
      setVolume(left.volume)
      setItems(left.items)
      setReason(left.reasonCode)
      setText(left.text)
    },
  )
  const act = useAct('predict POST /plan/change', {
    once: true,
    dialog: ['2904', '42611', '42612', '42613', '42614', '42615', '42616'],
    stale: read.reload,
    adopt: kept.sent,
    done: async ({ status }) => {
      setVolume(null)
      setItems(null)
      setText('')
      await read.reload()
      await done(status === 'PASSED' ? 'PASSED' : 'SUBMITTED')
    },
  })
  const options = read.data
  const to = items ? sumItems(items.map((one) => ({ volume: one.volume || '0' }))) : (volume ?? options?.locked ?? '')
  const setTotal = (next: string) => {
    setItems(null)
    setVolume(next)
  }
  const send = async () => {
    if (options?.locked == null) return
    const [from, wish] = [formatVolume(options.locked), formatVolume(to)]
    const question = `${periodName(planType, period)}计划由${from}变更为${wish}，确认提交？`
    if (!(await confirm({ title: '提示', content: question }))) return
    // Without a text of one's own the reason's name says it.
    const name = names.find(({ code }) => code === reasonCode)?.name ?? '订单或排产变化'
    const reason = typed.length >= 5 ? typed : `因${name}申请变更`
    const parts = items?.map((one) => ({ period: one.period, volume: one.volume || '0' }))
    const { version } = options
    const asked = { groupId, planType, period, toVolume: to, reasonCode, reason, entry, version }
    await act.run(parts ? { ...asked, items: parts } : asked)
  }
  return {
    read,
    options,
    to,
    setVolume: setTotal,
    /** The days of a month as they are typed, or as they are. */
    items: items ?? options?.items ?? [],
    isByDay: items !== null,
    setItems,
    /** A volume that is offered, within what may be asked for. */
    setRanged: (wish: string) => setTotal(options ? rangedBy(options, wish) : wish),
    names,
    reasonCode,
    setReason,
    text,
    setText,
    fault: options ? faultOf(options, to, entry === 'FULL' ? typed : null) : null,
    send,
    offer: kept.offer,
    busy: act.busy,
  }
}

export type Changing = ReturnType<typeof useChange>

/** The nearest volume that may be asked for. */
export const rangedBy = ({ min, max }: ChangeOptions, volume: string): string =>
  Number(volume) < Number(min) ? min : Number(volume) > Number(max) ? max : volume

/** Why it cannot be sent as it is; null: it can. */
function faultOf(options: ChangeOptions, to: string, text: string | null): string | null {
  if (!options.allowed || options.locked === null) return options.reason ?? '当前不可变更'
  if (to === '' || to === options.locked) return '请填写新的气量'
  if (Number(to) < Number(options.min) || Number(to) > Number(options.max))
    return `可改 ${formatVolumeNumber(options.min)}–${formatVolumeNumber(options.max)} m³`
  return text !== null && text.length < 5 ? '请填写变更说明（5–200字）' : null
}
