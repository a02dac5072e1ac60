import { formatMoney } from '@domain/money'
import { Fault, FieldList, PageFrame, useLink } from '@/blocks'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, Card, Cell, confirm, Empty, Ends, Figures, KeyValue, Money, Row, SectionCard, Tag } from '@/ui'
import { CheckSheet } from '@/shared/order-check'
import { saveDraft } from '../parts/order/order-draft'
import { deliveryText, percentText, tagsOf } from '../package-text'
import { PriceLine } from '../parts/order/PriceLine'
import type { PackageDetail } from '../types'
import { useOrderForm } from './use-order-form'

/** 确认订单 (B 6.1). */
export function ConfirmView({ packageId }: PageParams<'/subPagesB/pages/gas-package/gas-confirm-order'>) {
  if (packageId === undefined)
    return (
      <PageFrame>
        <Empty text='链接无效，请返回重试' />
      </PageFrame>
    )
  return <Confirm packageId={packageId} />
}

function Confirm({ packageId }: { packageId: string }) {
  const read = useRead('taocan GET /trade/package/detail', { packageId }, { freshFor: 0 })
  // Drawn within its frame: the form begins with what has been read.
  if (read.data === undefined) return <PageFrame of={read} />
  return <OrderPage of={read.data} reload={read.reload} />
}

function OrderPage({ of: one, reload }: { of: PackageDetail; reload: () => Promise<void> }) {
  const { form, preview, own, failed, closeFailed } = useOrderForm(one, reload)
  const { last, fault } = preview
  const leave = async () => {
    const isMeant = !form.isChanged || (await confirm({ title: '提示', content: '内容尚未保存，确定离开？' }))
    if (!isMeant) return
    saveDraft(one.packageId, null)
    await goBack()
  }
  return (
    <PageFrame
      spaced
      onBack={() => void leave()}
      footer={
        <BottomBar
          sum={{
            label: `保证金（${percentText(one.depositRate)}）`,
            value: <Money value={last?.depositAmount} size='s' />,
          }}
          primary={{
            text: '提交并签约',
            onTap: form.submit,
            loading: form.busy,
            loadingText: '提交中',
            disabled: fault !== undefined,
          }}
          {...(form.note !== '' && { note: <span className='fs-14 c-danger'>{form.note}</span> })}
        />
      }
    >
      <Summary of={one} />
      <Card>
        <FieldList of={form} only={['volume']} />
        <Fault text={fault} />
      </Card>
      <SectionCard flush title='提气表具'>
        <FieldList of={form} only={['meterNos']} />
      </SectionCard>
      <Card flush>
        <Allocation
          packageId={one.packageId}
          volume={form.values.volume}
          isOwn={own !== null}
          ready={preview.preview !== undefined}
        />
      </Card>
      <Card>
        <FieldList of={form} only={['contactName', 'contactPhone']} />
      </Card>
      <SectionCard title='金额'>
        <KeyValue
          items={[
            [one.priceType === 'FLOAT' ? '气款总额（预估）' : '气款总额', formatMoney(last?.totalAmount)],
            ['较公布价预计节省', last?.saving != null && formatMoney(last.saving)],
            [`保证金（${percentText(one.depositRate)}）`, formatMoney(last?.depositAmount), { sum: true }],
          ]}
        />
        <div className='fs-13 t3 mt8'>气款按周期支付，今日仅需支付保证金</div>
      </SectionCard>
      <FieldList of={form} only={['agreed']} />
      <CheckSheet items={failed} onClose={closeFailed} />
    </PageFrame>
  )
}

function Summary({ of: one }: { of: PackageDetail }) {
  const [price] = tagsOf(one)
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>{one.name}</span>
        <Tag tone='primary'>{price}</Tag>
      </Ends>
      <Row top={8}>
        <PriceLine of={one} />
      </Row>
      <div className='hr' />
      <Figures
        items={[
          { label: '提气期', value: deliveryText(one) },
          { label: '提气周期', value: `${one.cyclesPreview.length}个` },
        ]}
      />
    </Card>
  )
}

interface AllocationProps {
  packageId: string
  volume: string
  isOwn: boolean
  /** The volume is one that can be ordered. */
  ready: boolean
}

function Allocation({ packageId, volume, isOwn, ready }: AllocationProps) {
  const open = useLink('/subPagesB/pages/gas-package/extraction-cycle', { mode: 'draft', packageId, volume })
  const value = isOwn ? '已自定义' : '默认按天数均分'
  return <Cell title='提气周期分配' value={value} {...(ready && open && { onTap: open })} />
}
