import { useState } from 'react'
import type { Out } from '@contract'
import { DetailPage, useMay, Shape } from '@/blocks'
import { useRead, type Read } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { BottomBar, SectionCard } from '@/ui'
import { InvoiceCard } from '../parts/issued/InvoiceCard'
import { MailSheet } from '../parts/take/MailSheet'
import { PartyFacts } from '../parts/title/PartyFacts'
import { TradeRow } from '../parts/pick/TradeRow'
import { ApplicationHead } from './ApplicationHead'
import { useApplicationActs } from './use-application-acts'

export type Application = Out<'default GET /crmgas/invoice/applyDetail'>

/** ms between two looks while it is being issued. */
const EVERY = 10_000

/** 开票申请详情 (C 6.7): how far an application has got, what came of it. */
export function ApplicationView({ applyId }: ViewParams<'/subPagesB/pages/applyForInvoice/invoiceDetails'>) {
  const read = usePolled(applyId)
  const [mailing, setMailing] = useState<readonly string[] | null>(null)
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[150, 120, 180]} />}
      footer={(apply) => <Acts apply={apply} onMail={setMailing} onStale={read.reload} />}
    >
      {(apply) => (
        <>
          <ApplicationHead apply={apply} />
          {apply.issued.length > 0 && (
            <SectionCard title='发票' count={apply.issued.length} flush>
              {apply.issued.map((invoice) => (
                <InvoiceCard key={invoice.invoiceId} invoice={invoice} onMail={() => setMailing([invoice.invoiceId])} />
              ))}
            </SectionCard>
          )}
          <SectionCard title='购买方'>
            <PartyFacts party={apply.buyer} />
          </SectionCard>
          <SectionCard title='开票内容' count={apply.items.length} flush>
            {apply.items.map((trade) => (
              <TradeRow
                key={trade.tradeNo}
                trade={trade}
                onTap={() => void go('/subPagesB/pages/applyForInvoice/detail', { tradeNo: trade.tradeNo })}
              />
            ))}
          </SectionCard>
          {mailing && (
            <MailSheet
              invoiceIds={mailing}
              {...(apply.emails[0] !== undefined && { email: apply.emails[0] })}
              onClose={() => setMailing(null)}
            />
          )}
        </>
      )}
    </DetailPage>
  )
}

/** Polled every ten seconds while it is on the screen and under way. */
function usePolled(applyId: string): Read<Application> {
  const every = (apply?: Application) => (apply?.status === 'A0' || apply?.status === 'A1') && EVERY
  return useRead('default GET /crmgas/invoice/applyDetail', { applyId }, { refresh: 'show', every, gone: ['2655'] })
}

interface ActsProps {
  apply: Application
  onMail: (invoiceIds: readonly string[]) => void
  onStale: () => Promise<void>
}

/** What comes next: take it back, ask again, send what is there. */
function Acts({ apply, onMail, onStale }: ActsProps) {
  const mayApply = useMay('model:INVOICE_APPLY')
  const { withdraw, repeat, busy } = useApplicationActs(apply, onStale)
  if (apply.issued.length > 0)
    return (
      <BottomBar
        secondary={{
          text: '预览',
          onTap: () => go('/subPagesB/pages/reviewPdfImage', { applyId: apply.applyId }),
        }}
        primary={{ text: '发送邮箱', onTap: () => onMail(apply.issued.map(({ invoiceId }) => invoiceId)) }}
      />
    )
  if (mayApply && apply.canRepeat) return <BottomBar primary={{ text: '重新申请', loading: busy, onTap: repeat }} />
  if (mayApply && apply.canWithdraw)
    return <BottomBar primary={{ text: '撤销申请', danger: true, loading: busy, onTap: withdraw }} />
  return null
}
