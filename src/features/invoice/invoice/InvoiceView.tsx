import { useState } from 'react'
import { DetailPage, Shape } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { BottomBar, SectionCard } from '@/ui'
import { InvoiceLines } from '@/shared/invoice'
import { AskCell } from '@/shared/question'
import { MailSheet } from '../parts/take/MailSheet'
import { PartyFacts } from '../parts/title/PartyFacts'
import { FileCells } from './FileCells'
import { InvoiceHead } from './InvoiceHead'
import { Mails } from './Mails'
import { RedForm } from './RedForm'
import { RedProgress } from './RedProgress'
import { Related } from './Related'
import { Sums } from './Sums'

type Open = { kind: 'mail' } | { kind: 'red' } | { kind: 'progress'; redId: string } | null

/** 发票详情 (C 6.6): all that is on an invoice, and what can be done with it. */
export function InvoiceView({ invoiceId }: ViewParams<'/pages/invoice/invoice-detail'>) {
  const read = useRead('default GET /crmgas/invoice/invoiceDetail', { invoiceId }, { refresh: 'show', gone: ['2656'] })
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[150, 120, 180]} />}
      footer={(invoice) =>
        invoice.files !== null && (
          <BottomBar
            secondary={{ text: '发送邮箱', onTap: () => setOpen({ kind: 'mail' }) }}
            primary={{ text: '预览', onTap: () => go('/subPagesB/pages/reviewPdfImage', { invoiceId }) }}
          />
        )
      }
    >
      {(invoice) => (
        <>
          <InvoiceHead invoice={invoice} />
          <SectionCard title='明细' count={invoice.lines.length}>
            <InvoiceLines lines={invoice.lines} />
            <Sums invoice={invoice} />
          </SectionCard>
          <SectionCard title='购买方'>
            <PartyFacts party={invoice.buyer} />
          </SectionCard>
          <SectionCard title='销售方'>
            <PartyFacts party={invoice.seller} />
          </SectionCard>
          <FileCells
            invoice={invoice}
            onRed={() => setOpen({ kind: 'red' })}
            onProgress={(redId) => setOpen({ kind: 'progress', redId })}
          />
          <Related invoice={invoice} onProgress={(redId) => setOpen({ kind: 'progress', redId })} />
          <Mails mails={invoice.mails} />
          <AskCell
            subtype='C_INVOICE'
            relatedType='INVOICE'
            relatedId={invoiceId}
            title={`发票 ${invoice.invoiceNo}`}
          />
          {open?.kind === 'mail' && <MailSheet invoiceIds={[invoiceId]} onClose={close} />}
          {open?.kind === 'red' && <RedForm invoice={invoice} onClose={close} onStale={read.reload} />}
          {open?.kind === 'progress' && <RedProgress redId={open.redId} onClose={close} />}
        </>
      )}
    </DetailPage>
  )
}
