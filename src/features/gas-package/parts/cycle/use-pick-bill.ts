import { useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { useWxReminders } from '@/shared/wx-reminders'
import { alert, confirm } from '@/ui'

const SAVE = 'taocan POST /trade/pick/savePickPlan'
const SUBMIT = 'taocan POST /trade/pick/submitPickBillInfo'

export interface Wish {
  cycleNo: number
  volume: string
}

const LOCK_QUESTION = '提交后本周期气量将锁定，不可再修改。确认提交提气单？'

/** The writes of a plan, and what is done when one is refused. */
export function usePickBill(orderNo: string) {
  const handles = ['2904', '42201', '42202', '42203', '42204'] as const
  // No acts: a lock saves first and needs the answer; both are asked about and refused once.
  const remind = useWxReminders()
  const save = useWrite(SAVE, { once: true, handles })
  const submit = useWrite(SUBMIT, { once: true, handles: [...handles, '42205'] })
  return {
    busy: save.busy || submit.busy,
    save: (version: number, cycles: Wish[]) => save.run({ orderNo, version, cycles }),
    /** asked before anything is locked. What is to be paid next can come by WeChat. */
    isAgreed: async (): Promise<boolean> => {
      if (!(await confirm({ title: '提示', content: LOCK_QUESTION }))) return false
      await remind(['ORDER'])
      return true
    },
    /** Locks the cycles of these numbers; the result takes the page's place. */
    lock: async (version: number, cycleNos: number[], cycles: Wish[]) => {
      const { children } = await submit.run({ orderNo, version, cycleNos, cycles })
      const bizNo = children[0]?.childNo
      await go('/subPagesB/pages/gas-package/gas-submit-result', { scene: 'PICK', bizNo }, { replace: true })
    },
  }
}

/** Says a refusal; what the plan was made of has changed meanwhile, or the window has closed. */
export const answerRefusal =
  ({ onStale, onClosed }: { onStale: () => unknown; onClosed: () => unknown }) =>
  async (error: ApiError): Promise<void> => {
    if (error.is('42204')) {
      await showClosed()
      await onClosed()
    } else if (error.is('2904', '42203')) {
      await alert('数据已被更新', { title: '提示', confirmText: '重新加载', cancelText: null })
      await onStale()
    } else if (error.is('42201', '42202', '42205')) {
      await alert(error.message, { title: '提示', confirmText: '知道了', cancelText: null })
    }
  }

export const showClosed = (): Promise<void> =>
  alert('修改时间已截止', { title: '提示', confirmText: '知道了', cancelText: null })
