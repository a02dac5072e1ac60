import { addDays } from '@domain/date'
import { formatMoney, timesMoney } from '@domain/money'
import { leadSlots } from '@domain/statuses/demand-lead'
import { isPhone, NAME_EMPTY, PHONE_WRONG } from '@domain/validate'
import { FormSheet, namesOf, useFormAct, useToday, type FormField } from '@/blocks'
import { calendarDay } from '@/blocks/form/calendar-day'
import { chips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { keptShareCode } from '@/shared/share-visit'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { LEAD_DIALOG, showLead, showLeadRefusal } from '../parts/lead-answer'
import type { Product } from './ProductView'

type Slot = keyof typeof leadSlots

interface Values {
  skuId: string
  quantity: string
  contactName: string
  contactPhone: string
  address: string
  expectedDate: string
  expectedSlot: Slot
  description: string
  files: readonly Paper[]
}

/** Days within which a visit is wished for (E 2.1). */
const FARTHEST = 180

const isWhole = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? undefined : '请输入1-9999的整数')

function fieldsOf({ kind, skus }: Product, today: string): readonly FormField<Values>[] {
  return [
    {
      key: 'skuId',
      label: '规格',
      kind: chips(skus.map(({ skuId, name }) => ({ key: skuId, label: name }))),
      required: '请选择规格',
      show: () => skus.length > 0,
    },
    { key: 'quantity', label: '数量', kind: 'digits', maxLength: 4, required: true, checks: [isWhole] },
    { key: 'contactName', label: '姓名', required: NAME_EMPTY, maxLength: 20, checks: [tooShort] },
    {
      key: 'contactPhone',
      label: '手机号',
      kind: 'digits',
      required: true,
      maxLength: 11,
      checks: [(phone) => (isPhone(phone) ? undefined : PHONE_WRONG)],
    },
    { key: 'address', label: '地址', maxLength: 100, required: kind === 'goods', placeholder: '送货或服务地址' },
    {
      key: 'expectedDate',
      label: '期望日期',
      kind: calendarDay({ min: addDays(today, 1), max: addDays(today, FARTHEST), start: addDays(today, 1) }),
    },
    {
      key: 'expectedSlot',
      label: '时段',
      kind: chips(namesOf(leadSlots).map(({ key, text }) => ({ key, label: text }))),
    },
    { key: 'description', label: '说明', kind: 'textarea', maxLength: 300, counter: true },
    { key: 'files', label: '图片', kind: photos({ use: 'LEAD', most: 6 }) },
  ]
}

const tooShort = (name: string) => (name.trim().length < 2 ? NAME_EMPTY : undefined)

/** 立即咨询 (E 6.4): what is asked for, and how to reach the customer. */
export function EnquirySheet({
  product,
  onClose,
  onChanged,
}: {
  product: Product
  onClose: () => void
  onChanged: () => Promise<void>
}) {
  const today = useToday()
  const remind = useWxReminders()
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const { productId, status, skus, price } = product
  const send = useFormAct('demand POST /lead/submit', {
    once: true,
    input: async (values: Values) => {
      await remind(['LEAD'])
      return {
        targetType: 'product' as const,
        targetId: productId,
        ...(values.skuId !== '' && { skuId: values.skuId }),
        quantity: Number(values.quantity),
        contactName: values.contactName.trim(),
        contactPhone: values.contactPhone,
        ...(values.address.trim() !== '' && { address: values.address.trim() }),
        ...(values.expectedDate !== '' && { expectedDate: values.expectedDate, expectedSlot: values.expectedSlot }),
        description: values.description.trim(),
        images: values.files.map(({ fileId }) => fileId),
        source: 'hot' as const,
        ...keptShareCode(),
      }
    },
    at: { E1003: 'skuId', E1004: 'quantity', '44852': 'files' },
    dialog: LEAD_DIALOG,
    tell: showLeadRefusal,
    done: async (lead) => {
      onClose()
      if (!(await showLead(lead, today))) await onChanged()
    },
    stale: onChanged,
  })
  const priceOf = (skuId: string) =>
    skus.length === 0 ? price : (skus.find((one) => one.skuId === skuId)?.price ?? null)
  return (
    <FormSheet<Values>
      name={`enquiry-${product.productId}`}
      title='立即咨询'
      confirmText='提交'
      values={{
        skuId: '',
        quantity: '1',
        contactName: user?.nickname ?? '',
        contactPhone: user?.username ?? '',
        address: '',
        expectedDate: '',
        expectedSlot: 'any',
        description: status === 'soldOut' ? '到货通知' : '',
        files: [],
      }}
      fields={fieldsOf(product, today)}
      head={({ values }) => <Estimate unitPrice={priceOf(values.skuId)} quantity={values.quantity} />}
      {...send}
      onClose={onClose}
    />
  )
}

/** E-M-05. */
function Estimate({ unitPrice, quantity }: { unitPrice: string | null; quantity: string }) {
  const sum = unitPrice !== null && isWhole(quantity) === undefined ? timesMoney(unitPrice, quantity) : null
  return (
    <div className='gutter mb8 break'>
      {sum !== null && (
        <div className='fs-15 fw-m num'>
          预估 {formatMoney(sum)}
          <span className='fs-13 t3'>（以报价单为准）</span>
        </div>
      )}
      <div className='fs-13 t3'>提交即同意顾问通过以上方式联系您</div>
    </div>
  )
}
