import { useRef, useState, type ReactNode } from 'react'
import { payWith, type PayOutcome, type PayParams } from '@/platform/pay'
import { storage } from '@/platform/storage'
import { SandboxCashier } from './SandboxCashier'

export interface AtCashier {
  /** Opens the channel; resolves with how it was left. */
  atCashier: (prepared: PayParams & { amount: string }) => Promise<PayOutcome>
  isOpen: boolean
  /** Stands in the page: the sandbox cashier while it is open. */
  cashier: ReactNode
}

/** The cashier of a prepared payment: the channel's own, or the one of the sandbox. */
export function useCashier(): AtCashier {
  const [open, setOpen] = useState<{ token: string; amount: string } | null>(null)
  const settle = useRef<((outcome: PayOutcome) => void) | null>(null)
  const close = (outcome: PayOutcome) => {
    setOpen(null)
    settle.current?.(outcome)
    settle.current = null
  }
  return {
    atCashier: (prepared) =>
      payWith(prepared, (token) => {
        setOpen({ token, amount: prepared.amount })
        return new Promise((resolve) => {
          settle.current = resolve
        })
      }),
    isOpen: open !== null,
    cashier: open && <SandboxCashier token={open.token} amount={open.amount} onClose={close} />,
  }
}

/** What a channel of WeChat needs of the payer, where it is known. */
export function openIdOf(): { openId?: string } {
  const openId = storage.get('openId')
  return openId === '' ? {} : { openId }
}
