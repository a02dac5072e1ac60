import { ttOrderStatus, ttPurposes } from '@domain/statuses/tt-order'
import { useLink, DetailPage, useAct, usePreview } from '@/blocks'
import { showFile } from '@/shared/file'
import { MoneyTrack } from '@/shared/money-track'
import { useRead } from '@/request'
import {
  Button,
  Card,
  Cell,
  CellGroup,
  Ends,
  KeyValue,
  Money,
  Photo,
  Row,
  SectionCard,
  Status,
  Steps,
  Timeline,
  type FactRow,
} from '@/ui'
import { Shape } from '../Shape'
import './transfer.scss'
import { ReceiverFacts } from './Copied'
import { ProofForm } from './ProofForm'
import { stateText, stepsOf, timelineOf, type Transfer } from './transfer-text'

const VOUCHER = '/subPagesB/pages/pdfReview'

/** One transfer: its code, where to send it, its slip, where the money is (A 6.26). */
export function TransferOrder({ ttId }: { ttId: string }) {
  const read = useRead('default GET /crmgas/pay/tt/detail', { ttId }, { refresh: 'show' })
  return (
    <DetailPage spaced read={read} skeleton={<Shape />}>
      {(transfer) => (
        <>
          <Head transfer={transfer} />
          {transfer.canUpload && (
            <SectionCard title='汇款信息'>
              <ReceiverFacts receiver={transfer.receiver} remitCode={transfer.remitCode} />
              <Slip ttId={ttId} />
            </SectionCard>
          )}
          {transfer.canUpload && <ProofForm transfer={transfer} />}
          <Proofs transfer={transfer} />
          <Facts transfer={transfer} />
          <SectionCard title='办理进度'>
            <Timeline items={timelineOf(transfer)} />
          </SectionCard>
          <Acts transfer={transfer} />
          <MoneyTrack orderId={ttId} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ transfer }: { transfer: Transfer }) {
  return (
    <Card>
      <Ends>
        <div className='fs-13 t3'>{ttPurposes[transfer.purpose]}</div>
        <Status status={ttOrderStatus[transfer.state]} />
      </Ends>
      <Money value={transfer.amount} size='l' />
      <div className={transfer.state === 'REJECTED' ? 'fs-13 c-danger mt4' : 'fs-13 t3 mt4'}>{stateText(transfer)}</div>
      <div className='hr' />
      <div className='fs-12 t3'>汇款识别码（填入附言）</div>
      <div className='num fs-24 fw-m'>{transfer.remitCode}</div>
      <div className='hr' />
      <Steps {...stepsOf(transfer.state)} />
    </Card>
  )
}

/** The paper for the bank. */
function Slip({ ttId }: { ttId: string }) {
  const { busy, run } = useAct('default GET /crmgas/pay/tt/slip', {
    done: ({ url, fileName }) => showFile(url, fileName),
  })
  return (
    <Button block kind='outline' icon='pdf' className='mt16' loading={busy} onTap={() => run({ ttId })}>
      汇款单 PDF
    </Button>
  )
}

function Proofs({ transfer: { proofs } }: { transfer: Transfer }) {
  const { show, layer } = usePreview()
  const pictures = proofs.filter(({ mime }) => mime.startsWith('image/')).map(({ url }) => url)
  if (proofs.length === 0) return null
  return (
    <SectionCard title='已提交的凭证' count={proofs.length}>
      <Row wrap gap={8}>
        {pictures.map((url, index) => (
          <button key={url} type='button' aria-label={`凭证${index + 1}`} onClick={() => show(url, pictures)}>
            <Photo src={url} fit='cover' className='tt-slip' />
          </button>
        ))}
      </Row>
      {pictures.length < proofs.length && (
        <div className='fs-13 t3'>{`PDF 凭证 ${proofs.length - pictures.length} 份`}</div>
      )}
      {layer}
    </SectionCard>
  )
}

function Facts({ transfer }: { transfer: Transfer }) {
  const voucher = useLink(VOUCHER, transfer.voucherId === null ? undefined : { voucherId: transfer.voucherId })
  return (
    <>
      <SectionCard title='电汇单信息'>
        <KeyValue
          items={[
            ['订单号', transfer.orderNo],
            ['付款户名', transfer.payerName],
            ['付款账号', transfer.payerAccountMask],
            ['付款银行', transfer.payerBank],
            ['实际到账', transfer.arrivedAmount !== null && <Money value={transfer.arrivedAmount} />],
            ['备注', transfer.remark || null],
            ...transfer.bills.map(({ title, amount }): FactRow => [title, <Money value={amount} />]),
          ]}
        />
      </SectionCard>
      {transfer.voucherId !== null && voucher && (
        <CellGroup>
          <Cell title='查看凭证' onTap={voucher} />
        </CellGroup>
      )}
    </>
  )
}

function Acts({ transfer: { ttId, canCancel, canUpload, state, test } }: { transfer: Transfer }) {
  const cancel = useAct('default POST /crmgas/pay/tt/cancel', {
    ask: { title: '取消电汇单', content: '确定取消？取消后仍汇入的款项将转入账户余额', danger: true },
    ok: '已取消',
  })
  const arrive = useAct('default POST /crmgas/pay/tt/sandbox/statement', {})
  const isOpen = canUpload || state === 'WAIT_VERIFY'
  return (
    <div className='gutter'>
      {test && isOpen && (
        <Button block kind='outline' size='large' onTap={() => arrive.run({ ttId })}>
          模拟到账
        </Button>
      )}
      {canCancel && (
        <Button block kind='text' size='large' onTap={() => cancel.run({ ttId })}>
          取消电汇单
        </Button>
      )}
    </div>
  )
}
