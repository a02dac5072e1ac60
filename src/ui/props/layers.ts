/*
 * What is drawn above the page.
 */
import type { ReactNode } from 'react'
import type { AsyncTap, Tap } from './base'
import type { FieldProps } from './form'

export interface SheetProps {
  open: boolean
  onClose: Tap
  title?: string | undefined
  children: ReactNode
  cancelText?: string | undefined
  confirmText?: string | undefined
  onConfirm?: Tap | undefined
  confirmDisabled?: boolean | undefined
  /** Content was changed: a tap on the mask does not close. */
  dirty?: boolean | undefined
  footer?: ReactNode
}

export interface ActionSheetItem {
  key: string
  text: string
  note?: string
  danger?: boolean
  disabled?: boolean
}

export interface ActionSheetProps {
  open: boolean
  title?: string | undefined
  items: readonly ActionSheetItem[]
  /** The present choice among them. */
  active?: string | undefined
  onChoose: (key: string) => void
  onClose: Tap
}

export interface DialogProps {
  open: boolean
  title?: string | undefined
  children: ReactNode
  cancelText?: string | null | undefined
  confirmText?: string | undefined
  danger?: boolean | undefined
  confirmDisabled?: boolean | undefined
  onCancel?: Tap | undefined
  onConfirm: AsyncTap
}

export interface ConfirmOptions {
  title?: string
  /** 是否确认此操作? without it. */
  content?: ReactNode
  /** null: one button only. */
  cancelText?: string | null
  confirmText?: string
  /** Only for what cannot be undone. */
  danger?: boolean
}

export interface PromptOptions extends ConfirmOptions {
  label: string
  value?: string
  placeholder?: string
  maxLength?: number
  kind?: FieldProps['kind']
  /** Text of the fault, or nothing. */
  check?: (value: string) => string | undefined
}

export interface ToastOptions {
  /** ms; 2000 by default. */
  duration?: number
  icon?: 'success' | 'fail'
}

export type NoticeTone = 'danger' | 'warning' | 'success' | 'info'

export interface NoticeOptions {
  tone?: NoticeTone
  /** ms; 3000 by default. */
  duration?: number
}
