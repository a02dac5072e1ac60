import { useFields, type Form } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import { useUser } from '@/stores'

interface Proof {
  smsCode: string
}

/** AE-50: a large payment from the balance needs a second proof of the own phone; `onProved` pays. */
export function useBalanceProof(isNeeded: boolean, onProved: (smsCode: string) => Promise<void>): Form<Proof> {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  return useFields<Proof>({
    name: 'proof',
    values: { smsCode: '' },
    fields: [
      {
        key: 'smsCode',
        label: '短信验证码',
        kind: sms({ scene: 'BALANCE_PAY', to: { target: phone } }),
        required: true,
        show: () => isNeeded,
      },
    ],
    faultsAt: { '2002': 'smsCode', '2003': 'smsCode' },
    onSubmit: ({ smsCode }) => onProved(smsCode),
  })
}
