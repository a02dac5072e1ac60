import { formatMoney } from '@domain/money'
import { formatPrice } from '@domain/price'
import { formatVolume } from '@domain/volume'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { go } from '@/routes/go'
import { itemsOf, type CheckItem } from '@/shared/order-check'
import { useUser } from '@/stores'
import { alert } from '@/ui'
import type { OwnBid } from '../types'

interface Contact {
  contactName: string
  contactPhone: string
}

const LONGEST_NAME = 20
const FIELDS: readonly FormField<Contact>[] = [
  { key: 'contactName', label: '联系人', required: true, maxLength: LONGEST_NAME },
  { key: 'contactPhone', label: '联系电话', kind: 'phone', required: true },
]

interface Props {
  bid: OwnBid
  onClose: () => void
  onFailed: (items: readonly CheckItem[]) => void
  onStale: () => Promise<void>
}

/** 确认中标: the order is made and its agreement is signed next (N-12). */
export function ConfirmSheet({ bid, onClose, onFailed, onStale }: Props) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const { award } = bid
  const send = useFormAct('sqdev POST /ng/bid/confirm', {
    once: true,
    input: ({ contactName, contactPhone }: Contact) => ({
      bidNo: bid.bidNo,
      version: bid.version,
      contactName: contactName.trim(),
      contactPhone,
      agreed: true as const,
    }),
    ask: award?.isOffer
      ? '确认后将生成订单并签署供气协议。确认？'
      : '确认后将生成订单并签署供气协议。逾期未签约保证金不予退还。确认？',
    dialog: ['42109', '42111', '42202', '42311'],
    tell: async (error) => {
      onClose()
      if (error.is('42109')) onFailed(itemsOf(error.data))
      else await alert(error.message, { title: '提示', cancelText: null, confirmText: '知道了' })
    },
    stale: onStale,
    done: ({ agreeId }) => go('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId }),
  })
  const values: Contact = {
    contactName: user?.nickname.slice(0, LONGEST_NAME) ?? '',
    contactPhone: user?.username ?? '',
  }
  return (
    <FormSheet
      name='bid-confirm'
      title='确认中标'
      confirmText='确认'
      values={values}
      fields={FIELDS}
      head={() =>
        award && (
          <div className='gutter mb12 fs-14 num lh-read break'>
            {formatVolume(award.volume)}，{formatPrice(award.price)}
            ；全部远传表参与提气，各周期按天数均分，之后可在各期修改。 保证金 {formatMoney(award.deposit)}{' '}
            由竞购保证金转入，多缴部分退至余额。
          </div>
        )
      }
      {...send}
      onClose={onClose}
    />
  )
}
