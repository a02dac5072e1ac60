import { withAccount } from '@/shared/customer'
import { ttOrderStatus, ttPurposes, type TtPurpose } from '@domain/statuses/tt-order'
import { FormPage, PageFrame, useLink, useLinks, type FormField } from '@/blocks'
import { chips, choice } from '@/blocks/form/choice'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { usePay } from '@/stores'
import { CellGroup, Cell, Empty, Money, NoticeBar, SectionCard } from '@/ui'
import { Shape } from '../Shape'
import { billTicks } from './BillTicks'
import { ReceiverFacts } from './Copied'
import {
  accountFault,
  amountFault,
  draftOf,
  isExact,
  NEW_ACCOUNT,
  startOf,
  type Asked,
  type Init,
  type Wish,
} from './transfer-form'

const CONFIRM = '/pages/pay/pay-telegraphic-transfer/confirm-order'

export interface TransferViewProps {
  billIds: readonly string[] | undefined
  bizType: string | undefined
  amount: string | undefined
  payNo: string | undefined
}

/** 电汇缴费 (A 6.25): what is to be paid, from which account, to which; the transfers that wait are above. */
export const TransferView = withAccount(function TransferView({
  billIds = [],
  bizType,
  amount,
  payNo,
}: TransferViewProps) {
  const init = useRead('default GET /crmgas/pay/tt/init', undefined, { refresh: 'show' })
  if (init.data === undefined) return <PageFrame of={init} skeleton={<Shape />} />
  if (init.data.receivers.length === 0)
    return (
      <PageFrame>
        <Empty text='该燃气公司暂未开通电汇缴费' />
      </PageFrame>
    )
  return <Form init={init.data} asked={{ billIds, bizType, amount, payNo }} />
})

function Form({ init, asked }: { init: Init; asked: Asked }) {
  const start = startOf(init, asked)
  return (
    <FormPage<Wish>
      values={start}
      fields={(wish) => fieldsOf(init, wish)}
      submitText='下一步'
      head={
        <>
          <Held init={init} />
          <Waiting />
        </>
      }
      after={<Receiver init={init} />}
      onSubmit={async (wish) => {
        usePay.setState({ telePayData: draftOf(wish), teleConfirmPay: null })
        await go(CONFIRM)
      }}
    />
  )
}

const PURPOSES: readonly { key: TtPurpose; label: string }[] = [
  { key: 'BILL', label: ttPurposes.BILL },
  { key: 'PREPAY', label: ttPurposes.PREPAY },
]

function fieldsOf(init: Init, { purpose, bankId }: Wish): readonly FormField<Wish>[] {
  const isTyped = bankId === NEW_ACCOUNT
  const isForBills = purpose === 'BILL'
  const accounts = init.myAccounts.map((one) => ({
    key: one.bankId,
    label: `${one.accountName} ${one.bankName} ${one.accountNoMask}`,
  }))
  const both = init.canPrepay && init.bills.length > 0
  const typed = { show: () => isTyped, required: true, maxLength: 60 } as const
  return [
    { key: 'purpose', label: '汇款用途', kind: chips(PURPOSES), show: () => both && !isExact(purpose) },
    { key: 'billIds', label: '选择账单', kind: billTicks(init), required: true, show: () => isForBills },
    {
      key: 'amount',
      label: '汇款金额（元）',
      kind: 'number',
      required: true,
      disabled: isExact(purpose),
      hint: isForBills ? '可比账单合计多付1.00元以内，多付部分转入账户余额' : '',
      checks: [(_text, wish) => amountFault(init, wish)],
    },
    {
      key: 'bankId',
      label: '付款账户',
      kind: choice([...accounts, { key: NEW_ACCOUNT, label: '使用其他账户' }]),
      show: () => accounts.length > 0,
    },
    { key: 'payerName', label: '付款户名', placeholder: '与银行账户一致', ...typed },
    {
      key: 'payerAccount',
      label: '付款账号',
      kind: 'digits',
      placeholder: '8至30位数字',
      checks: [accountFault],
      ...typed,
    },
    { key: 'payerBank', label: '付款银行', placeholder: '如：中国工商银行石家庄分行', ...typed },
    { key: 'remark', label: '备注', maxLength: 100 },
  ]
}

/** Bills in a payment of their own are not proposed a second time; the payer reads why they are not in the list. */
function Held({ init }: { init: Init }) {
  const held = init.bills.filter(({ locked }) => locked !== null).length
  if (held === 0) return null
  return <NoticeBar tone='warning'>{`${held} 笔账单正在支付中，请先处理支付单`}</NoticeBar>
}

/** Transfers that wait for their money: to be gone on with, not to be ordered twice. */
function Waiting() {
  const links = useLinks()
  const list = useRead('default GET /crmgas/pay/tt/list', { pageSize: 10 }, { refresh: 'show' })
  const open = (list.data?.list ?? []).filter(({ state }) => OPEN.includes(state))
  if (open.length === 0) return null
  return (
    <CellGroup title='未完成的电汇'>
      {open.map(({ ttId, title, amount, remitCode, state }) => (
        <Cell
          key={ttId}
          title={title}
          subtitle={`识别码 ${remitCode} · ${ttOrderStatus[state].label}`}
          value={<Money value={amount} />}
          onTap={links.to(CONFIRM, { ttId }) ?? (() => undefined)}
        />
      ))}
    </CellGroup>
  )
}

const OPEN: readonly string[] = ['WAIT_REMIT', 'WAIT_VERIFY', 'REJECTED']

function Receiver({ init }: { init: Init }) {
  const [receiver] = init.receivers
  const accounts = useLink('/pages/record/bank-information/bankList')
  return (
    <>
      {accounts && (
        <CellGroup>
          <Cell title='管理银行账户' subtitle='验证过的付款账户可在此直接选用' onTap={accounts} />
        </CellGroup>
      )}
      {receiver && (
        <SectionCard title='收款账户'>
          <ReceiverFacts receiver={receiver} />
        </SectionCard>
      )}
      <SectionCard title='汇款须知'>
        {init.tips.map((tip) => (
          <div key={tip} className='fs-13 t2 mb4 break'>
            {tip}
          </div>
        ))}
      </SectionCard>
    </>
  )
}
