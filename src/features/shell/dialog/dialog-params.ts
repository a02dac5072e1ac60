/* What a dialog addressed by URL says (C 6.4). Everything comes from outside: plain text, cut, with defaults. */

export interface DialogParams {
  title?: string | undefined
  content?: string | undefined
  confirmText?: string | undefined
  cancelText?: string | undefined
  showCancel?: '1' | '0' | undefined
  type?: 'confirm' | 'alert' | undefined
}

export interface DialogWords {
  title: string
  content: string
  confirmText: string
  /** null: one button only. */
  cancelText: string | null
}

const LIMIT = 200
const cut = (text: string | undefined, otherwise: string): string =>
  Array.from(text ?? otherwise)
    .slice(0, LIMIT)
    .join('')

/** Defaults of specification 9: modal 取消/确定/提示/是否确认此操作?, alert 确认/取消. */
export function dialogWords(given: DialogParams): DialogWords {
  const isAlert = given.type === 'alert'
  return {
    title: cut(given.title, '提示'),
    content: cut(given.content, '是否确认此操作?'),
    confirmText: cut(given.confirmText, isAlert ? '确认' : '确定'),
    cancelText: given.showCancel !== '0' ? cut(given.cancelText, '取消') : null,
  }
}
