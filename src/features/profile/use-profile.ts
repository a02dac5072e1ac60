import { adoptUser } from '@/auth'
import { useWrite, type WriteInput } from '@/request'
import { goBack } from '@/routes/go'
import { toast } from '@/ui'

const UPDATE = 'default POST /crmgas/portal/user/updateProfile'
type Change = WriteInput<typeof UPDATE>

/** Call 51: the answer takes the place of the stored user at once, so that every page shows it. */
export function useProfile(): { save: (change: Change) => Promise<void>; busy: boolean } {
  const { run, busy } = useWrite(UPDATE, { handles: ['2030', '2031', '2610', '44852', '2901'] })
  const save = async (change: Change) => {
    adoptUser(await run(change))
    toast('修改成功', { icon: 'success' })
  }
  return { save, busy }
}

/** As `save`, for a page of its own: back to where it was opened from. */
export function useProfilePage(): (change: Change) => Promise<void> {
  const { save } = useProfile()
  return async (change) => {
    await save(change)
    await goBack()
  }
}
