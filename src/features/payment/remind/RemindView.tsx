import { DetailPage, FieldList, FormNote, useFields, useLink } from '@/blocks'
import { useRead, useWrite } from '@/request'
import { Button, Card, Cell, CellGroup, toast } from '@/ui'
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
  const save = useWrite('default POST /crmgas/payRemind/save', { handles: ['2001', 'A2701'] })
  const reception = useLink('/subPagesB/pages/messageReceptionSettings/index')
  const form = useFields<Values>({
    name: 'pay-remind',
    values: valuesOf(config),
    fields: FIELDS,
    faultsAt: { '2001': 'receivers', A2701: 'receivers' },
    onSubmit: async (values) => {
      await save.run(configOf(values))
      toast('保存成功', { icon: 'success' })
    },
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
