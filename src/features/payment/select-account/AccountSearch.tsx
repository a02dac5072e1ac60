import { isBp, isDigits } from '@domain/validate'
import { FormCard, type FormField } from '@/blocks'
import { call } from '@/request'
import type { Payee } from './PayeeResult'

interface Values {
  bp: string
  meterTail: string
}

const BP = '请输入10位户号'
const TAIL = '请输入表号后六位'

/** AE-61: what is missing before an account can be searched. */
export const searchFields: readonly FormField<Values>[] = [
  {
    key: 'bp',
    label: '户号',
    kind: 'digits',
    required: BP,
    maxLength: 10,
    placeholder: BP,
    checks: [(bp) => (isBp(bp) ? undefined : BP)],
  },
  {
    key: 'meterTail',
    label: '表号后六位',
    kind: 'digits',
    required: TAIL,
    maxLength: 6,
    placeholder: '该户号任一表具的表号后六位',
    checks: [(tail) => (isDigits(tail, 6) ? undefined : TAIL)],
  },
]

/** 户号 and the last six digits of one of its meter numbers; both must fit, three wrong tries an hour (AE-61). */
export function AccountSearch({ onFound }: { onFound: (payee: Payee | null) => void }) {
  return (
    <FormCard<Values>
      values={{ bp: '', meterTail: '' }}
      fields={searchFields}
      submitText='查询'
      busyText='查询中'
      faultsAt={{ A2314: 'meterTail', A2315: 'meterTail' }}
      onChange={() => onFound(null)}
      onSubmit={async (values) =>
        onFound(await call('default POST /crmgas/pay/searchAccount', values, { handles: ['A2314', 'A2315'] }))
      }
      onRefused={() => {
        onFound(null)
        return false
      }}
    />
  )
}
