import { useState } from 'react'
import type { Out } from '@contract'
import { invoiceStatus, invoiceTypes } from '@domain/statuses/invoice'
import { DetailPage } from '@/blocks'
import { asApiError } from '@/request'
import { showFile } from '@/shared/file'
import { InvoiceLines } from '@/shared/invoice'
import {
  Card,
  Cell,
  CellGroup,
  DateText,
  Ends,
  KeyValue,
  Money,
  SectionCard,
  Status,
  Tag,
  toast,
  type FactRow,
} from '@/ui'
import { backToLists } from './place'
import { useLook } from './use-look'
import { look } from './visit'

type Invoice = Out<'btwob POST /guest/invoice'>
type FileKind = 'PDF' | 'OFD' | 'XML'

const DETAIL = 'btwob POST /guest/invoice'

/** One invoice that the link shows, with its files. */
export function InvoicePage({ token, invoiceId }: { token: string; invoiceId: string }) {
  const read = useLook(DETAIL, { invoiceId })
  return (
    <DetailPage spaced read={read} title='发票详情' onBack={() => void backToLists(token)}>
      {(invoice) => (
        <>
          <Card label='发票'>
            <Ends>
              <div className='fs-13 t3'>
                {invoiceTypes[invoice.invoiceType]} {invoice.color === 'RED' && <Tag kind='outline'>红字</Tag>}
              </div>
              <Status status={invoiceStatus[invoice.status]} />
            </Ends>
            <Money value={invoice.grossAmount} size='l' />
            <div className='hr' />
            <KeyValue items={factsOf(invoice)} />
          </Card>
          <SectionCard title='明细' count={invoice.lines.length}>
            <InvoiceLines lines={invoice.lines} />
          </SectionCard>
          <Files invoice={invoice} />
        </>
      )}
    </DetailPage>
  )
}

const factsOf = (invoice: Invoice): FactRow[] => [
  ['发票代码', invoice.invoiceCode !== null && <span className='num break'>{invoice.invoiceCode}</span>],
  ['发票号码', <span className='num break'>{invoice.invoiceNo}</span>],
  ['开票日期', <DateText value={invoice.issueTime} />],
  ['购买方', <span className='break'>{invoice.buyerName}</span>],
  ['不含税金额', <Money value={invoice.netAmount} />],
  ['税额', <Money value={invoice.taxAmount} />],
]

const urlOf = ({ files }: Invoice, kind: FileKind): string | null =>
  files === null ? null : { PDF: files.pdfUrl, OFD: files.ofdUrl, XML: files.xmlUrl }[kind]

/** Addresses are good for ten minutes, a page is shown longer: a fresh one is asked for, which is a look like the first. */
function Files({ invoice }: { invoice: Invoice }) {
  const [isOpening, setOpening] = useState(false)
  const open = async (kind: FileKind) => {
    if (isOpening) return
    setOpening(true)
    try {
      const fresh = await look(DETAIL, { invoiceId: invoice.invoiceId })
      const url = urlOf(fresh, kind)
      if (url === null) return toast('发票正在生成，请稍候')
      await showFile(url, `发票_${invoice.invoiceNo}.${kind.toLowerCase()}`)
    } catch (failure) {
      toast(asApiError(failure).message)
    } finally {
      setOpening(false)
    }
  }
  const kinds = (['PDF', 'OFD', 'XML'] as const).filter((kind) => urlOf(invoice, kind) !== null)
  if (kinds.length === 0) return null
  return (
    <CellGroup>
      {kinds.map((kind) => (
        <Cell
          key={kind}
          icon={kind === 'PDF' ? 'pdf' : 'download'}
          title={`下载 ${kind}`}
          onTap={() => void open(kind)}
        />
      ))}
    </CellGroup>
  )
}
