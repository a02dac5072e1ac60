import { useState, type ReactNode } from 'react'
import { FormPage, PageFrame, useFormAct, useLink } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Cell, CellGroup, Tabs } from '@/ui'
import { Shape } from '../Shape'
import { RemindList } from './RemindList'
import { configOf, fieldsFor, valuesOf, type Config, type Values } from './remind-form'

const TABS = [
  { key: 'list', label: '提醒列表' },
  { key: 'setting', label: '提醒设置' },
] as const

/** 缴费提醒 (A 6.38): what this user was reminded of for this customer, and the reminders that are wanted. */
export function RemindView({ tab: first = 'list' }: PageParams<'/subPagesB/pages/pay-remind'>) {
  const [tab, setTab] = useState(first)
  const tabs = <Tabs items={TABS} active={tab} onChange={setTab} />
  return tab === 'list' ? <RemindList top={tabs} /> : <RemindSettings top={tabs} />
}

/** The reminders that this user wants, and further recipients. */
function RemindSettings({ top }: { top: ReactNode }) {
  const read = useRead('default GET /crmgas/payRemind/config')
  const pay = useRead('default GET /crmgas/pay/payMeters', undefined, { handles: 'all' })
  const isWaiting = pay.state === 'loading'
  if (isWaiting || read.data === undefined)
    return <PageFrame top={top} of={isWaiting ? [read, pay] : read} skeleton={<Shape />} />
  return <Settings top={top} config={read.data} isPostpaid={pay.data?.account.chargeMode === 'POSTPAID'} />
}

interface SettingsProps {
  top: ReactNode
  config: Config
  isPostpaid: boolean
}

function Settings({ top, config, isPostpaid }: SettingsProps) {
  const save = useFormAct('default POST /crmgas/payRemind/save', {
    input: (values: Values) => configOf(values, config),
    at: { '2001': 'receivers', A2701: 'receivers' },
    ok: '保存成功',
  })
  const reception = useLink('/subPagesB/pages/messageReceptionSettings/index')
  return (
    <FormPage<Values>
      name='pay-remind'
      top={top}
      values={valuesOf(config)}
      fields={fieldsFor(isPostpaid)}
      submitText='保存'
      after={
        reception && (
          <CellGroup>
            <Cell title='接收方式' onTap={reception} />
          </CellGroup>
        )
      }
      {...save}
    />
  )
}
