import { sumMoney } from '@domain/money'
import { invoiceTypes, newInvoiceTypes } from '@domain/statuses/invoice'
import { FieldList, FormNote, useFields, useFormAct, useSettled } from '@/blocks'
import { useRead } from '@/request'
import { KeyValue, Money, NoticeBar, Sheet, Skeleton, Stack } from '@/ui'
import { emptyRed, isReissue, redFields, redInput, renewed, wishOf, type RedValues, type Wish } from './red-form'
import type { Title } from '../parts/title/use-title'
import type { Invoice } from './types'

/** ms of rest in typing before it is worked out. */
const PAUSE = 400

interface RedFormProps {
  invoice: Invoice
  onClose: () => void
  onStale: () => Promise<void>
}

/** 红冲/换开: why and how much is taken back, and what that comes to before it is sent. */
export function RedForm({ invoice, onClose, onStale }: RedFormProps) {
  const titles = useRead('default GET /crmgas/invoice/titleList', {}, { enabled: invoice.canReissue, handles: 'all' })
  const create = useFormAct('default POST /crmgas/invoice/createRed', {
    once: true,
    input: (values: RedValues) => {
      const wish = wishOf(invoice, values)
      return wish === undefined ? null : redInput(wish, values, invoice, titles.data ?? [])
    },
    ask: QUESTION,
    at: {
      '2604': 'newInvoiceType',
      '2605': 'newTitleId',
      '2640': 'amounts',
      '2643': 'proofs',
      '2654': 'newTitleId',
      '44852': 'proofs',
      A2317: 'amounts',
    },
    // Reversed meanwhile, or too often: the page shows its state.
    dialog: ['2614', '2641', '2642', '2656'],
    stale: () => {
      onClose()
      return onStale()
    },
    ok: '红冲申请已提交',
    done: onClose,
  })
  const form = useFields<RedValues>({
    name: `red-${invoice.invoiceId}`,
    values: emptyRed(invoice),
    fields: redFields(invoice, titles.data ?? []),
    ...create,
  })
  return (
    <Sheet
      open
      title='红冲/换开'
      confirmText='提交'
      confirmDisabled={form.busy}
      dirty={form.isChanged}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <div className='gutter'>
        <FieldList of={form} />
        <WorkedOut wish={wishOf(invoice, form.values)} />
        <Renewal invoice={invoice} values={form.values} titles={titles.data ?? []} />
        <FormNote form={form} />
      </div>
    </Sheet>
  )
}

/** The invoice that is taken back and the one that follows, one above the other. */
function Renewal({ invoice, values, titles }: { invoice: Invoice; values: RedValues; titles: readonly Title[] }) {
  if (!isReissue(values)) return null
  const { newTitleId, newInvoiceType } = renewed(invoice, titles, values)
  const title = titles.find(({ titleId }) => titleId === newTitleId)
  if (title === undefined) return null
  const taken = [invoice, ...(values.siblings ? invoice.siblings : [])].map(({ grossAmount }) => grossAmount)
  return (
    <div className='sunken mb12'>
      <KeyValue
        items={[
          ['原发票', `${invoice.buyer.name}，${invoiceTypes[invoice.invoiceType]}`],
          ['换开为', `${title.buyerName}，${newInvoiceTypes[newInvoiceType]}`],
          ['换开金额', <Money value={sumMoney(taken)} />, { sum: true }],
        ]}
      />
    </div>
  )
}

const QUESTION = { content: '确认提交红冲申请吗？红冲后原发票失效，不能撤销', danger: true }

const CONFIRMED_BY_BUYER = '需购方在电子税务局确认，72小时内有效'

/** The gateway's preview: amounts, whether the buyer has to agree, tax consequences (IR-02, IR-07). */
function WorkedOut({ wish }: { wish: Wish | undefined }) {
  const text = useSettled(wish === undefined ? '' : JSON.stringify(wish), PAUSE)
  const input = text === '' ? undefined : (JSON.parse(text) as Wish)
  const read = useRead('default POST /crmgas/invoice/redPreview', input, {
    enabled: input !== undefined,
    handles: 'all',
  })
  if (wish === undefined || input === undefined) return null
  if (read.state === 'loading') return <Skeleton kind='block' height={96} />
  if (read.data === undefined)
    return (
      <div className='fs-12 c-danger mt8 mb12' role='alert'>
        {read.error?.message}
      </div>
    )
  const { netAmount, taxAmount, grossAmount, needBuyerConfirm, hints } = read.data
  return (
    <Stack gap={8} className='mb12'>
      {needBuyerConfirm === '1' && (
        <NoticeBar tone='warning' inset>
          {CONFIRMED_BY_BUYER}
        </NoticeBar>
      )}
      <div className='sunken'>
        <KeyValue
          items={[
            ['红冲不含税金额', <Money value={netAmount} />],
            ['红冲税额', <Money value={taxAmount} />],
            ['红冲金额', <Money value={grossAmount} />, { sum: true }],
          ]}
        />
        {hints
          .filter((hint) => hint !== CONFIRMED_BY_BUYER)
          .map((hint) => (
            <div key={hint} className='fs-12 t3 mt4 break'>
              {hint}
            </div>
          ))}
      </div>
    </Stack>
  )
}
