import { isPositiveMoney } from '@domain/money'
import { preparedActs, preparedKinds, preparedStatus } from '@domain/statuses/prepared-payment'
import { PageFrame, useSelection } from '@/blocks'
import { useRead } from '@/request'
import {
  BottomBar,
  Button,
  Card,
  DateText,
  Ends,
  Item,
  KeyValue,
  Money,
  NoticeBar,
  Row,
  SectionCard,
  Status,
  Timeline,
} from '@/ui'
import { OrderForm } from '../OrderForm'
import { Shape } from '../../Shape'
import { useApprove, type PreparedDetail } from './use-approve'

/** A prepared payment (Y-12): the master approves it here and pays; its preparer follows it. */
export function PreparedOrder({ preparedId }: { preparedId: string }) {
  const read = useRead('btwob GET /pay/prepared/detail', { preparedId }, { freshFor: 0, refresh: 'show' })
  const approve = useApprove(read.data, read.reload)
  const prepared = read.data
  const ticks = useBillTicks(prepared)
  const mayPay = prepared?.canDecide === true && isPositiveMoney(prepared.dueNow)
  if (prepared === undefined || !mayPay || prepared.kind === 'TRANSFER')
    return (
      <PageFrame
        spaced
        of={read}
        title='付款审批'
        skeleton={<Shape />}
        footer={
          mayPay && (
            <BottomBar
              sum={{ label: '汇款金额', value: <Money value={prepared.dueNow} size='s' /> }}
              {...(ticks.isChanged && { note: unsavedText(ticks) })}
              primary={{
                text: '批准并生成电汇单',
                loading: approve.busy,
                disabled: ticks.isChanged,
                onTap: () => approve.run({}, null),
              }}
            />
          )
        }
      >
        {prepared && <Facts {...{ prepared, approve, ticks }} />}
      </PageFrame>
    )
  return (
    <OrderForm
      order={approve}
      bizType={prepared.kind}
      of={read}
      amount={ticks.isChanged ? null : prepared.dueNow}
      without={ticks.isChanged ? unsavedText(ticks) : '没有可缴费的账单'}
      payToken={undefined}
      payee={undefined}
      submit={approve.run}
    >
      <Facts {...{ prepared, approve, ticks }} />
    </OrderForm>
  )
}

/** What is ticked off is still paid until it is kept: the gateway approves what it has. */
const unsavedText = ({ chosen }: Ticks): string => (chosen.length > 0 ? '请先保存修改' : '请至少选择一张账单')

function useBillTicks(prepared: PreparedDetail | undefined) {
  const bills = (prepared?.items ?? []).flatMap(({ billId, ...item }) => (billId === null ? [] : [{ billId, ...item }]))
  const { chosen, tickOf } = useSelection(bills, { keyOf: ({ billId }) => billId, isAllChosen: true })
  return { bills, chosen, tickOf, isChanged: chosen.length < bills.length }
}

type Ticks = ReturnType<typeof useBillTicks>

interface FactsProps {
  prepared: PreparedDetail
  ticks: Ticks
  approve: ReturnType<typeof useApprove>
}

function Facts({ prepared, approve, ticks }: FactsProps) {
  const { kind, state, preparedMask, createdAt, expireAt, note, reason, fallen, transfer, trail } = prepared
  return (
    <>
      {fallen.length > 0 && (
        <NoticeBar tone='warning'>
          {`以下账单已移除：${fallen.map((one) => `${one.title}（${one.reason}）`).join('、')}`}
        </NoticeBar>
      )}
      <Card label='付款申请'>
        <Ends>
          <span className='fs-13 t3'>{preparedKinds[kind]}</span>
          <Status status={preparedStatus[state]} />
        </Ends>
        <Money value={prepared.dueNow} size='l' />
        <div className='hr' />
        <KeyValue
          items={[
            ['提交人', preparedMask],
            ['提交时间', <DateText value={createdAt} form='full' />],
            ['有效期至', <DateText value={expireAt} form='full' />],
            ['说明', note || null],
            ['拒绝原因', reason || null],
            ['收款账户', transfer?.receiverName],
            ['付款账户', transfer && `${transfer.payerName} ${transfer.payerAccountMask}`],
          ]}
        />
        {prepared.canDecide && (
          <Row to='end' gap={12} top={8}>
            {kind !== 'BILL' && (
              <Button kind='text' size='small' onTap={approve.askAmount}>
                修改金额
              </Button>
            )}
            <Button kind='text' size='small' onTap={approve.refuseIt}>
              拒绝
            </Button>
          </Row>
        )}
      </Card>
      <Bills {...{ prepared, approve, ticks }} />
      <SectionCard title='办理过程'>
        <Timeline
          items={[...trail].reverse().map(({ act, byMask, at, note: words }) => ({
            key: `${act}${at}`,
            title: `${preparedActs[act]} · ${byMask}`,
            meta: <DateText value={at} form='full' />,
            ...(words !== '' && { text: words }),
          }))}
        />
      </SectionCard>
    </>
  )
}

/** The master leaves bills out by their ticks; what is left is kept by 保存修改. */
function Bills({ prepared: { canDecide }, approve, ticks: { bills, chosen, tickOf, isChanged } }: FactsProps) {
  if (bills.length === 0) return null
  return (
    <Card flush label='账单'>
      {bills.map((bill) => (
        <Item
          key={bill.billId}
          tick={canDecide && bills.length > 1 ? { ...tickOf(bill), label: bill.title } : undefined}
        >
          <Ends>
            <span className='fs-15 break'>{bill.title}</span>
            <Money value={bill.amount} />
          </Ends>
        </Item>
      ))}
      {chosen.length > 0 && isChanged && (
        <Row to='end' className='gutter mb12'>
          <Button
            size='small'
            kind='outline'
            onTap={() => approve.changeTo({ billIds: chosen.map(({ billId }) => billId) })}
          >
            保存修改
          </Button>
        </Row>
      )}
    </Card>
  )
}
