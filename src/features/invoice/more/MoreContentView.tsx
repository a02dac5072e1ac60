import { FieldList, FormBar, PageFrame, useFields, type FormField } from '@/blocks'
import { toggle } from '@/blocks/form/tick'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import { useInvoice, type InvoiceForm } from '@/stores/invoice'
import { Card, confirm } from '@/ui'
import { emptyForm, LONGEST_REMARK } from '../parts/apply/apply-form'
import { emailLines } from '../parts/apply/EmailFields'
import { emailsOf, MOST_EMAILS } from '../parts/apply/mail-form'
import { NothingPicked } from '../parts/pick/NothingPicked'
import { changeForm, type Pick } from '../parts/apply/use-apply'

interface More {
  remark: string
  showBuyerExtra: boolean
  emails: readonly string[]
  receiverPhone: string
}

const fieldsOf = (isSpecial: boolean): readonly FormField<More>[] => [
  {
    key: 'remark',
    label: '备注',
    kind: 'textarea',
    maxLength: LONGEST_REMARK,
    counter: true,
    placeholder: '印在发票备注栏，选填',
  },
  {
    key: 'showBuyerExtra',
    label: '票面显示购买方信息',
    hint: isSpecial ? '专票必须显示地址电话、银行账号' : '地址电话、银行账号',
    kind: toggle,
    disabled: isSpecial,
  },
  { key: 'emails', label: '其他邮箱', kind: emailLines(MOST_EMAILS - 1) },
  { key: 'receiverPhone', label: '接收手机', kind: 'phone', placeholder: '选填，开具后短信通知' },
]

/** 更多内容 (C 6.7): what else can be said of an application; nothing is sent from here. */
export function MoreContentView() {
  const pick = useInvoice(({ tradeData }) => tradeData)
  if (pick === null) return <NothingPicked to='/subPagesB/pages/applyForInvoice/waitInvoice' />
  return <MoreForm pick={pick} />
}

function MoreForm({ pick }: { pick: Pick }) {
  const given: InvoiceForm = { ...emptyForm, ...pick.form }
  const isSpecial = given.invoiceType === '81'
  const others = given.emails.slice(1)
  const form = useFields<More>({
    name: 'invoice-more',
    values: {
      remark: given.remark,
      showBuyerExtra: given.showBuyerExtra || isSpecial,
      emails: others.length === 0 ? [''] : others,
      receiverPhone: given.receiverPhone,
    },
    fields: fieldsOf(isSpecial),
    onSubmit: async ({ remark, showBuyerExtra, emails, receiverPhone }) => {
      changeForm({
        remark,
        receiverPhone,
        // A special invoice has them anyway; the wish for an ordinary one stays what it was.
        showBuyerExtra: isSpecial ? given.showBuyerExtra : showBuyerExtra,
        emails: [given.emails[0] ?? '', ...emailsOf(...emails)],
      })
      await goBack()
    },
  })
  const leave = async () => {
    if (!form.isChanged || (await confirm({ title: '提示', content: '内容尚未保存，确定返回吗？' }))) await goBack()
  }
  return (
    <PageFrame spaced onBack={() => void leave()} footer={<FormBar form={form} text='完成' />}>
      <Card>
        <Printed pick={pick} form={given} />
        <FieldList of={form} />
      </Card>
    </PageFrame>
  )
}

/** The part of the remark that is printed by itself (IV-20). */
function Printed({ pick: { pickId }, form: { invoiceType, mergeMode } }: { pick: Pick; form: InvoiceForm }) {
  const input = { pickId, invoiceType: invoiceType ?? '82', mergeMode }
  const read = useRead('default POST /crmgas/invoice/previewInvoice', input, { handles: 'all' })
  const remark = read.data?.invoices[0]?.remark ?? ''
  return (
    <div className='sunken fs-12 t3 break mb12'>
      {remark === '' ? '户号、账期、表号自动印在备注栏' : `自动备注：${remark}`}
    </div>
  )
}
