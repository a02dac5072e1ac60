import { ttPurposes } from '@domain/statuses/tt-order'
import { PageFrame, useAct } from '@/blocks'
import { usePrepare } from '@/shared/prepared-payment'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { usePay } from '@/stores'
import { BottomBar, Button, confirm, Empty, KeyValue, Money, SectionCard } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { Shape } from '../Shape'
import { ReceiverFacts } from './Copied'
import { TransferOrder } from './TransferOrder'
import { createOf, preparedOf, NEW_ACCOUNT, wishOf, type Init, type Wish } from './transfer-form'

const FORM = '/pages/pay/pay-telegraphic-transfer'
const CONFIRM = '/pages/pay/pay-telegraphic-transfer/confirm-order'

/** 确认电汇单 (A 6.26): the draft of the form before it, or a transfer that was ordered. */
export function ConfirmTransferView({ ttId }: ViewParams<'/pages/pay/pay-telegraphic-transfer/confirm-order'>) {
  const wish = wishOf(usePay(({ telePayData }) => telePayData))
  if (ttId !== undefined) return <TransferOrder ttId={ttId} />
  if (wish !== null) return <Draft wish={wish} />
  return (
    <PageFrame>
      <Empty text='请先填写电汇信息' />
      <div className='gutter'>
        <Button block size='large' onTap={() => go(FORM, {}, { replace: true })}>
          去填写
        </Button>
      </div>
    </PageFrame>
  )
}

function Draft({ wish }: { wish: Wish }) {
  const init = useRead('default GET /crmgas/pay/tt/init', undefined)
  const prepared = usePrepare()
  const create = useAct('default POST /crmgas/pay/tt/create', {
    once: true,
    dialog: ['A2301', 'A2340', 'A2341'],
    tell: async (error) => {
      // Y-12: beyond the payer's own limits, the master approves it.
      if (!error.is('A2301')) await prepared.offer(error.message, preparedOf(wish))
      // AE-74: one of the bills is being paid; the transfer may be wanted all the same.
      else if (await confirm({ title: '提示', content: `${error.message}。仍要使用电汇吗？` }))
        await create.run(createOf(wish, true))
    },
    adopt: ({ ttId }) => usePay.setState({ telePayData: null, teleConfirmPay: { ttId } }),
    done: ({ ttId }) => go(CONFIRM, { ttId }, { replace: true }),
  })
  return (
    <PageFrame
      spaced
      of={init}
      skeleton={<Shape />}
      footer={
        <BottomBar
          sum={{ label: '汇款金额', value: <Money value={wish.amount} size='s' /> }}
          primary={{
            text: '提交',
            loading: create.busy,
            loadingText: '提交中',
            onTap: () => create.run(createOf(wish, false)),
          }}
        />
      }
    >
      {init.data && <DraftFacts wish={wish} init={init.data} />}
    </PageFrame>
  )
}

function DraftFacts({ wish, init }: { wish: Wish; init: Init }) {
  const receiver = init.receivers.find(({ id }) => id === wish.receiverId)
  const before = init.myAccounts.find(({ bankId }) => bankId === wish.bankId)
  const [name, account, bank] =
    wish.bankId === NEW_ACCOUNT || !before
      ? [wish.payerName, wish.payerAccount, wish.payerBank]
      : [before.accountName, before.accountNoMask, before.bankName]
  return (
    <>
      <SectionCard title='汇款信息'>
        <KeyValue
          items={[
            ['汇款用途', ttPurposes[wish.purpose]],
            ['账单', wish.purpose === 'BILL' && `${wish.billIds.length} 笔`],
            ['付款户名', name],
            ['付款账号', account],
            ['付款银行', bank],
            ['备注', wish.remark || null],
          ]}
        />
      </SectionCard>
      {receiver && (
        <SectionCard title='收款账户'>
          <ReceiverFacts receiver={receiver} />
        </SectionCard>
      )}
    </>
  )
}
