import type { Out, Row as RowOf } from '@contract'
import { pricedVolume } from '@domain/billing/priced-volume'
import { formatFullMoment, sinceText } from '@domain/date-format'
import { formatAmount, formatMoney, isPositiveMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { PREPAID } from '@domain/statuses/invoice-item'
import { voucherName } from '@domain/statuses/pay-order'
import { formatVolumeNumber } from '@domain/volume'
import { byMonth, DetailPage, ListPage, useFilters, useLinks } from '@/blocks'
import { days } from '@/blocks/list/days'
import { call, usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { showFile } from '@/shared/file'
import { TableRow } from '@/shared/segments'
import {
  type FactLook,
  type FactRow,
  BottomBar,
  Button,
  Card,
  DateText,
  Ends,
  Item,
  KeyValue,
  Money,
  SectionCard,
  Tag,
} from '@/ui'
import { Shape } from '../Shape'
import { ByMail } from './ByMail'

type Voucher = Out<'default GET /crmgas/voucher/detail'>

const HERE = '/subPagesB/pages/pdfReview'
const DETAIL = 'default GET /crmgas/voucher/detail'

/** 购气凭证 (A 6.37): the one that is named, by itself or by its order, else all of them. */
export function VoucherView({ voucherId, orderId }: PageParams<typeof HERE>) {
  if (voucherId !== undefined) return <VoucherPage voucherId={voucherId} />
  if (orderId !== undefined) return <VoucherOfOrder orderId={orderId} />
  return <VoucherList />
}

const FILTERS = [days({ from: 'dateFrom', to: 'dateTo' }, { back: 35 })]

function VoucherList() {
  const filters = useFilters(FILTERS, {})
  const list = usePaged('default GET /crmgas/voucher/list', filters.input, { keepPrevious: true })
  const links = useLinks()
  return (
    <ListPage
      list={list}
      filters={filters}
      keyOf={(row) => row.voucherId}
      empty='暂无购气凭证'
      end={list.first && sinceText(list.first.since)}
      groups={byMonth(({ paidAt }: RowOf<'default GET /crmgas/voucher/list'>) => paidAt.slice(0, 7))}
      item={(row) => (
        <Item onTap={links.to(HERE, { voucherId: row.voucherId })}>
          <Ends>
            <span className='fs-15 fw-m break'>{row.title}</span>
            <Money value={row.amount} size='xs' />
          </Ends>
          <div className='fs-12 t3 break'>
            <DateText value={row.paidAt} form='time' /> · {row.channelText}
          </div>
        </Item>
      )}
    />
  )
}

function VoucherOfOrder({ orderId }: { orderId: string }) {
  const read = useRead('default GET /crmgas/pay/recordDetail', { orderId })
  const voucherId = read.data?.voucherId
  if (voucherId) return <VoucherPage voucherId={voucherId} />
  return (
    <DetailPage spaced read={read} skeleton={<Shape />}>
      {() => <Card>该支付单暂无凭证</Card>}
    </DetailPage>
  )
}

function VoucherPage({ voucherId }: { voucherId: string }) {
  const read = useRead(DETAIL, { voucherId })
  // The address in the answer is good for ten minutes, the page may stand longer.
  const open = async ({ voucherNo, bizType }: Voucher) => {
    const { pdfUrl } = await call(DETAIL, { voucherId })
    await showFile(pdfUrl, `${voucherName(bizType)}_${voucherNo}.pdf`)
  }
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape />}
      footer={(voucher) => (
        <BottomBar primary={{ text: '查看凭证', onTap: () => open(voucher) }} note='PDF 文件，可保存或转发' />
      )}
    >
      {(voucher) => (
        <>
          <Card>
            <Ends>
              <div className='fs-13 t3'>{voucher.title}</div>
              {isPositiveMoney(voucher.refundedAmount) && (
                <Tag tone='warning'>{`已退款 ${formatMoney(voucher.refundedAmount)}`}</Tag>
              )}
            </Ends>
            <Money value={voucher.amount} size='l' />
            <div className='fs-12 t3 mt4'>{voucher.amountUpper}</div>
          </Card>
          {voucher.items.length > 0 && (
            <SectionCard title='缴费明细'>
              <KeyValue items={voucher.items.map(({ title, amount }, n) => money(title, amount, { key: `${n}` }))} />
            </SectionCard>
          )}
          <Priced items={voucher.items} />
          <SectionCard title='付款构成'>
            <KeyValue items={voucher.parts.map(({ name, amount }) => money(name, amount))} />
          </SectionCard>
          <SectionCard title='凭证信息'>
            <KeyValue items={factsOf(voucher)} />
          </SectionCard>
          <ByMail voucher={voucher} onSent={read.reload} />
          <NotAnInvoice bizType={voucher.bizType} />
        </>
      )}
    </DetailPage>
  )
}

const HEADS = ['项目', '气量 m³', '单价', '金额'] as const

/** Gas by price segment, of each item that is charged by volume. */
const Priced = ({ items }: Pick<Voucher, 'items'>) =>
  items.map(({ title, priced, principal }, n) => {
    if (priced.length === 0) return null
    const sum = pricedVolume(priced)
    return (
      <SectionCard key={`${n}`} title='计价明细'>
        {items.length > 1 && <div className='fs-12 t3 break'>{title}</div>}
        <div className='fs-13 num' role='table' aria-label={`${title}计价明细`}>
          <TableRow look='head' cells={HEADS} />
          {priced.map(({ name, volume, price, amount }, row) => (
            <TableRow
              heads={HEADS}
              key={`${row}`}
              cells={[
                name,
                volume === null ? '' : formatVolumeNumber(volume),
                price === null ? '' : formatPriceNumber(price),
                formatAmount(amount),
              ]}
            />
          ))}
          <TableRow
            heads={HEADS}
            look='sum'
            cells={['合计', sum === null ? '' : formatVolumeNumber(sum), '', formatAmount(principal)]}
          />
        </div>
      </SectionCard>
    )
  })

function NotAnInvoice({ bizType }: Pick<Voucher, 'bizType'>) {
  const invoices = useLinks()('/subPagesB/pages/applyForInvoice/index')
  const isPrepaid = bizType === 'PREPAY'
  return (
    <Ends className='gutter mt12'>
      <span className='fs-12 t3'>
        {isPrepaid ? `本凭证不作为报销凭证。${PREPAID}` : '本凭证不作为报销凭证，如需发票请申请开票'}
      </span>
      {invoices && (
        <Button kind='text' size='small' disabled={isPrepaid} onTap={invoices}>
          申请开票
        </Button>
      )}
    </Ends>
  )
}

const money = (label: string, amount: string, look?: FactLook): FactRow => [label, <Money value={amount} />, look]

const factsOf = (voucher: Voucher): FactRow[] => [
  ['凭证编号', voucher.voucherNo, { copy: voucher.voucherNo }],
  ['户名', voucher.customerName],
  ['户号', voucher.bp],
  ['表号', voucher.meterNo],
  ['用气地址', voucher.address],
  ['供气公司', voucher.companyName],
  ['付款方', voucher.payerName],
  ['支付方式', voucher.channelText],
  ['支付时间', formatFullMoment(voucher.paidAt)],
  ['支付单号', voucher.orderNo],
  ['验真码', voucher.verifyCode, { copy: voucher.verifyCode }],
]
