import { useState } from 'react'
import { newInvoiceTypes, redModes, redReasons, redStatus } from '@domain/statuses/invoice'
import { useAct, useLinks, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import { openPictures } from '@/shared/pictures'
import { addressOf } from '@/routes/go'
import {
  Button,
  Cell,
  CountDown,
  Ends,
  ErrorBlock,
  KeyValue,
  Money,
  NoticeBar,
  Row,
  Sheet,
  Skeleton,
  Stack,
  Status,
  Steps,
  toast,
  type FactRow,
} from '@/ui'
import { redStepsOf } from './red-steps'
import type { Red } from './types'

const DETAIL = 'default GET /crmgas/invoice/redDetail'

/** 红冲进度: a form of reversal: its state, a query to the platform, its withdrawal. */
export function RedProgress({ redId: first, onClose }: { redId: string; onClose: () => void }) {
  const [redId, setRedId] = useState(first)
  const read = useRead(DETAIL, { redId }, { freshFor: 0, handles: 'all' })
  return (
    <Sheet open title='红冲进度' cancelText='关闭' onClose={onClose}>
      {read.state === 'loading' && <Skeleton kind='card' />}
      {read.state === 'error' && <ErrorBlock onRetry={() => void read.reload()} />}
      {read.data && <Known red={read.data} onStale={read.reload} onOpen={setRedId} onClose={onClose} />}
    </Sheet>
  )
}

interface KnownProps {
  red: Red
  onStale: () => Promise<void>
  onOpen: (redId: string) => void
  onClose: () => void
}

function Known({ red, onStale, onOpen, onClose }: KnownProps) {
  const today = useToday()
  const { buyerDeadline, status, rejectReason, proofs } = red
  return (
    <Stack gap={12} className='gutter'>
      <Ends>
        <Money value={red.grossAmount} size='mm' />
        <Status status={redStatus[status]} />
      </Ends>
      {rejectReason !== null && (
        <NoticeBar tone='danger' inset>
          {rejectReason}
        </NoticeBar>
      )}
      {status === '02' && buyerDeadline !== null && (
        <div className='fs-13 c-warning'>
          请购方在电子税务局确认，剩余 <CountDown until={buyerDeadline} onEnd={() => void onStale()} />
        </div>
      )}
      <Steps {...redStepsOf(red, today)} />
      <KeyValue items={factsOf(red)} />
      {proofs.length > 0 && (
        <Cell
          title='证明材料'
          value={`${proofs.length}份`}
          onTap={() => void openPictures({ urls: proofs.map(({ url }) => url), mark: '仅供发票红冲使用' })}
        />
      )}
      <Group red={red} onOpen={onOpen} />
      <Places red={red} />
      <Acts red={red} onStale={onStale} onClose={onClose} />
    </Stack>
  )
}

const factsOf = (red: Red): FactRow[] => [
  ['原发票号码', <span className='num break'>{red.blueInvoiceNo}</span>],
  ['红冲原因', redReasons[red.reason]],
  ['红冲方式', redModes[red.mode]],
  ['不含税金额', <Money value={red.netAmount} />],
  ['税额', <Money value={red.taxAmount} />],
  ['说明', <span className='break'>{red.explanation}</span>],
  ['申请人', red.applicant],
  ['确认单编号', red.confirmNo !== null && <span className='num break'>{red.confirmNo}</span>],
  [
    '换开',
    !(red.newTitleName === null || red.newInvoiceType === null) &&
      `${red.newTitleName}，${newInvoiceTypes[red.newInvoiceType]}`,
  ],
]

/** The other forms that were asked for with it. */
function Group({ red: { redId, group }, onOpen }: { red: Red; onOpen: (redId: string) => void }) {
  return group
    .filter((one) => one.redId !== redId)
    .map((one) => (
      <Cell
        key={one.redId}
        title='同批红冲'
        subtitle={<span className='num break'>{one.blueInvoiceNo}</span>}
        value={<Status status={redStatus[one.status]} />}
        onTap={() => onOpen(one.redId)}
      />
    ))
}

/** The red invoice, the application that followed by itself and what was issued for it. */
function Places({ red: { redInvoiceId, redInvoiceNo, newApplyId, newInvoices } }: { red: Red }) {
  const links = useLinks()
  const invoice = links(
    redInvoiceId === null ? null : addressOf('/pages/invoice/invoice-detail', { invoiceId: redInvoiceId }),
  )
  const apply = links(
    newApplyId === null ? null : addressOf('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId: newApplyId }),
  )
  return (
    <>
      {invoice && <Cell title='红字发票' subtitle={redInvoiceNo ?? ''} onTap={invoice} />}
      {apply && newInvoices.length === 0 && <Cell title='换开申请' onTap={apply} />}
      {newInvoices.map(({ invoiceId, invoiceNo, grossAmount }) => (
        <Cell
          key={invoiceId}
          title='新发票'
          subtitle={<span className='num break'>{invoiceNo}</span>}
          value={<Money value={grossAmount} />}
          onTap={links.to('/pages/invoice/invoice-detail', { invoiceId })}
        />
      ))}
    </>
  )
}

function Acts({ red, onStale, onClose }: { red: Red; onStale: () => Promise<void>; onClose: () => void }) {
  const mayRed = useMay('model:INVOICE_RED')
  const withdraw = useAct('default POST /crmgas/invoice/withdrawRed', {
    ask: '确定撤销红冲申请吗？',
    ok: '已撤销',
    dialog: ['2644', '2902'],
    done: onClose,
    stale: onStale,
  })
  const refresh = useAct('default POST /crmgas/invoice/refreshRed', {
    done: async () => {
      await onStale()
      toast('已刷新')
    },
    stale: onStale,
  })
  const isOpen = ['R0', '01', '02', '04'].includes(red.status)
  if (!isOpen) return null
  const { redId } = red
  return (
    <Row gap={12} className='mb12'>
      {mayRed && red.canWithdraw && (
        <Button kind='outline' size='large' block onTap={() => withdraw.run({ redId })}>
          撤销红冲
        </Button>
      )}
      <Button size='large' block loading={refresh.busy} onTap={() => refresh.run({ redId })}>
        刷新状态
      </Button>
    </Row>
  )
}
