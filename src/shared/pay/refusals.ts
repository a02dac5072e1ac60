import { linkTo } from '@/blocks'
import type { ApiError } from '@/request'
import { alert, confirm } from '@/ui'
import { addressOf } from '@/routes/go'
import type { ErrorCode } from '@domain/errors'

/* Refusals of orders and payments that are shown in a dialog, and where each leads (A 5.14). */

interface Way {
  text: string
  address: (data: unknown) => string
}

const TRANSFER: Way = { text: '去电汇', address: () => '/pages/pay/pay-telegraphic-transfer' }
const BILLS: Way = { text: '去缴费', address: () => '/pages/my-bill/list/list' }
const PLAN: Way = {
  text: '查看分期',
  address: (data) => addressOf('/subPages/installment/detail', { planId: planOf(data) }),
}

const GAS_ORDER: Way = {
  text: '查看订单',
  address: (data) => addressOf('/subPages/gasPaymentOrder/detail', { gasOrderId: gasOrderOf(data) }),
}

const WAYS = {
  A2301: null,
  A2303: PLAN,
  A2305: TRANSFER,
  A2306: TRANSFER,
  A2307: null,
  A2308: GAS_ORDER,
  A2310: BILLS,
  A2312: null,
  A2313: null,
  A2328: null,
  A2329: null,
  A2330: null,
  A2319: null,
  A2409: null,
  A2801: BILLS,
} as const satisfies Partial<Record<ErrorCode, Way | null>>

type DialogCode = keyof typeof WAYS

/** Codes of the table above, for the `handles` of a call that refuses with them. */
export const inDialog = <const C extends readonly DialogCode[]>(...codes: C): C => codes

const isInDialog = ({ code }: ApiError): boolean => code in WAYS

/** Shows a refusal of the table above and leads on where there is a way; false for any other failure. */
export async function showRefusal(error: ApiError): Promise<boolean> {
  if (!isInDialog(error)) return false
  const way: Way | null = WAYS[error.code as DialogCode]
  const lead = linkTo(way?.address(error.data))
  if (way === null || !lead) await alert(error.message, { title: '提示', cancelText: null })
  else if (await confirm({ title: '提示', content: error.message, confirmText: way.text })) lead()
  return true
}

function planOf(data: unknown): string {
  const planId = (data as { planId?: string | null } | null)?.planId
  return typeof planId === 'string' ? encodeURIComponent(planId) : ''
}

function gasOrderOf(data: unknown): string {
  const gasOrderId = (data as { gasOrderId?: string } | null)?.gasOrderId
  return typeof gasOrderId === 'string' ? encodeURIComponent(gasOrderId) : ''
}
