import { useEffect, useRef } from 'react'
import { PageFrame, useLink } from '@/blocks'
import { go } from '@/routes/go'
import { Empty } from '@/ui'
import { Shape } from '../../Shape'

const TRANSFER = '/pages/pay/pay-telegraphic-transfer'

/** TRANSFER: a bank transfer is ordered on its own page, which replaces this one; a user without the right reads why. */
export function ToTransfer({ billIds, amount }: { billIds: readonly string[]; amount: string | undefined }) {
  const isOpen = useLink(TRANSFER) !== undefined
  const left = useRef(false)
  useEffect(() => {
    if (!isOpen || left.current) return
    left.current = true
    const what =
      billIds.length > 0 ? { billIds: [...billIds] } : { bizType: 'PREPAY', ...(amount !== undefined && { amount }) }
    void go(TRANSFER, what, { replace: true })
  }, [isOpen, billIds, amount])
  return <PageFrame>{isOpen ? <Shape /> : <Empty text='您暂无电汇缴费权限，请联系主账号开通' />}</PageFrame>
}
