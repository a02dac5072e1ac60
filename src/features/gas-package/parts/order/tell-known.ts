import type { ApiError } from '@/request'
import { alert } from '@/ui'

/** Shows a refusal in a dialog with the one button 知道了. */
export const showKnown = ({ message }: ApiError): Promise<void> =>
  alert(message, { cancelText: null, confirmText: '知道了' })
