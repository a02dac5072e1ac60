import { useState } from 'react'
import { keptWith } from '@domain/home-apps'
import { useAct } from '@/blocks'
import type { Read } from '@/request'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { confirm } from '@/ui'
import type { App, Catalogue, Group } from '../offered'

const SAVE = 'default POST /crmgas/consoleConfig/saveConsoleConfig'
const RESET = 'default POST /crmgas/consoleConfig/resetConsoleConfig'

/** The order as the user has it now, and what becomes of it (AC-02 to AC-05). */
export function useArrangement(read: Read<Catalogue>, groups: readonly Group[]) {
  const userName = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const [draft, setDraft] = useState<readonly string[]>()
  const stored = read.data?.selected ?? []
  const offered = new Map(groups.flatMap(({ apps }) => apps).map((app) => [app.code, app]))
  const before = stored.filter((code) => offered.has(code))
  const codes = draft ?? before
  const apps: App[] = codes.flatMap((code) => offered.get(code) ?? [])
  const isChanged = draft !== undefined && draft.join() !== before.join()
  const input = {
    userName,
    apps: keptWith(stored, codes, (code) => offered.has(code)),
    versionNum: read.data?.versionNum ?? 0,
  }
  const renew = async () => {
    setDraft(undefined)
    await read.reload()
  }
  const save = useAct(SAVE, {
    ok: '保存成功',
    dialog: ['44803'],
    tell: async ({ message }) => {
      // AC-04: another device was faster.
      if (await confirm({ title: '提示', content: message, cancelText: '重新加载', confirmText: '仍然保存' }))
        await save.run({ ...input, force: true })
      else await renew()
    },
    done: () => goBack(),
  })
  const reset = useAct(RESET, { ask: '确定恢复默认排列？', ok: '已恢复默认', done: renew })
  const keep = () => save.run(input)
  return {
    apps,
    isChanged,
    busy: save.busy || reset.busy,
    arrange: (next: string[]) => setDraft(next),
    add: (code: string) => setDraft([...codes, code]),
    save: () => (isChanged ? keep() : goBack()),
    reset: () => reset.run({ userName }),
    async leave() {
      if (!isChanged) return goBack()
      const isKept = await confirm({
        title: '提示',
        content: '是否保存本次调整？',
        cancelText: '不保存',
        confirmText: '保存',
      })
      if (isKept) await keep()
      else await goBack()
    },
  }
}
