import type { Out } from '@contract'
import { formatMoment } from '@domain/date-format'
import { newInvoiceTypes } from '@domain/statuses/invoice'
import { applyEntries, invoiceApplyStatus, mergeModes, queueReasons } from '@domain/statuses/invoice-apply'
import { useLinks, useToday } from '@/blocks'
import { Card, Cell, Ends, KeyValue, Money, NoticeBar, SectionCard, Status, Steps } from '@/ui'
import { addressOf } from '@/routes/go'
import { stepsOf } from './steps'

type Application = Out<'default GET /crmgas/invoice/applyDetail'>

/** How much, how far, why not; and what was asked for. */
export function ApplicationHead({ apply }: { apply: Application }) {
  const today = useToday()
  return (
    <>
      {apply.failReason !== null && (
        <NoticeBar tone={apply.status === 'A3' ? 'danger' : 'warning'}>{apply.failReason}</NoticeBar>
      )}
      <Card>
        <Ends>
          <div className='fs-13 t3'>{newInvoiceTypes[apply.invoiceType]}</div>
          <Status status={invoiceApplyStatus[apply.status]} />
        </Ends>
        <Money value={apply.grossTotal} size='l' />
        <div className='fs-12 t3 mt4 num'>
          不含税 <Money value={apply.netTotal} /> · 税额 <Money value={apply.taxTotal} />
        </div>
        {apply.queueReason !== null && <div className='fs-13 c-warning mt8'>{queueReasons[apply.queueReason]}</div>}
        <div className='hr' />
        <Steps {...stepsOf(apply, today)} />
      </Card>
      <SectionCard title='申请信息'>
        <KeyValue
          items={[
            ['申请编号', <span className='num break'>{apply.applyId}</span>],
            ['申请时间', formatMoment(apply.submittedAt, today)],
            ['申请人', apply.applicant],
            ['来源', applyEntries[apply.sourceEntry]],
            ['开票方式', `${mergeModes[apply.mergeMode]}，共 ${apply.invoiceCount} 张`],
            ['接收邮箱', <span className='break'>{apply.emails.join('，') || '--'}</span>],
            ['接收手机', apply.receiverPhone],
            ['备注', apply.remark !== '' && <span className='break'>{apply.remark}</span>],
          ]}
        />
        <OfReversal redId={apply.redId} items={apply.items} />
      </SectionCard>
    </>
  )
}

/** An application that follows a reversal leads back to the item with that history. */
function OfReversal({ redId, items }: Pick<Application, 'redId' | 'items'>) {
  const open = useLinks()(
    redId === null ? null : addressOf('/subPagesB/pages/applyForInvoice/detail', { tradeNo: items[0]?.tradeNo ?? '' }),
  )
  return open ? <Cell title='由红冲换开而来' onTap={open} /> : null
}
