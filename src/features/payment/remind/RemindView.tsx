import { FormPage, PageFrame, useFormAct, useLink } from '@/blocks'
import { useRead } from '@/request'
import { Cell, CellGroup } from '@/ui'
import { Shape } from '../Shape'
import { configOf, fieldsFor, valuesOf, type Config, type Values } from './remind-form'

/** 缴费提醒 (A 6.38): the reminders that this user wants for this customer, and further recipients. */
export function RemindView() {
  const read = useRead('default GET /crmgas/payRemind/config')
  const pay = useRead('default GET /crmgas/pay/payMeters', undefined, { handles: 'all' })
  const isWaiting = pay.state === 'loading'
  if (isWaiting || read.data === undefined)
    return <PageFrame of={isWaiting ? [read, pay] : read} skeleton={<Shape />} />
  return <Settings config={read.data} isPostpaid={pay.data?.account.chargeMode === 'POSTPAID'} />
}

function Settings({ config, isPostpaid }: { config: Config; isPostpaid: boolean }) {
  const save = useFormAct('default POST /crmgas/payRemind/save', {
    input: configOf,
    at: { '2001': 'receivers', A2701: 'receivers' },
    ok: '保存成功',
  })
  const reception = useLink('/subPagesB/pages/messageReceptionSettings/index')
  return (
    <FormPage<Values>
      name='pay-remind'
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
