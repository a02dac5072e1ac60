import { DetailPage, FieldList, FormNote, useFields, useFormAct, useLink } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Cell, CellGroup } from '@/ui'
import { Shape } from '../Shape'
import { configOf, FIELDS, valuesOf, type Config, type Values } from './remind-form'

/** 缴费提醒 (A 6.38): what this user wants to hear of at this customer, and who else is told. */
export function RemindView() {
  const read = useRead('default GET /crmgas/payRemind/config')
  return (
    <DetailPage spaced read={read} skeleton={<Shape />}>
      {(config) => <Settings config={config} />}
    </DetailPage>
  )
}

function Settings({ config }: { config: Config }) {
  const save = useFormAct('default POST /crmgas/payRemind/save', {
    input: configOf,
    at: { '2001': 'receivers', A2701: 'receivers' },
    ok: '保存成功',
  })
  const reception = useLink('/subPagesB/pages/messageReceptionSettings/index')
  const form = useFields<Values>({
    name: 'pay-remind',
    values: valuesOf(config),
    fields: FIELDS,
    ...save,
  })
  return (
    <>
      <Card>
        <FieldList of={form} />
        <FormNote form={form} />
        <Button block loading={form.busy} loadingText='保存中' onTap={form.submit}>
          保存
        </Button>
      </Card>
      {reception && (
        <CellGroup>
          <Cell title='接收方式' onTap={reception} />
        </CellGroup>
      )}
    </>
  )
}
