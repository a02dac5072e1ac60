import { useState } from 'react'
import type { In } from '@contract'
import { formatVolume } from '@domain/volume'
import { scrollToTop } from '@/platform/measure'
import { call, callFailure, useWrite, type WriteInput } from '@/request'
import { confirm, toast } from '@/ui'
import type { CheckItem } from './types'

export type Declared = Omit<WriteInput<'predict POST /addPredictionGas'>, 'note'>
type Check = In<'predict POST /checkPredictionGas'>

interface Options {
  /** What is declared, as its question calls it: 2026年12月. */
  nameOf: (declared: Declared) => string
  done: (planId: string, draft: boolean) => unknown
  /** Another user has declared meanwhile (P-18). */
  outdated: () => unknown
}

const ADD = 'predict POST /addPredictionGas'

/** Checks, asks and declares (P-05 to P-07). What the calls refuse is shown in the page: they are silent. */
export function useDeclare({ nameOf, done, outdated }: Options) {
  const [banner, setBanner] = useState<{ text: string; items: readonly CheckItem[] }>({ text: '', items: [] })
  const [asked, setAsked] = useState<{ declared: Declared; items: readonly CheckItem[] } | null>(null)
  const [isChecking, setChecking] = useState(false)
  const add = useWrite(ADD, { once: true, handles: 'all' })

  const say = (text: string, items: readonly CheckItem[] = []) => {
    setBanner({ text, items })
    scrollToTop()
  }
  const send = async (declared: Declared, note?: string) => {
    try {
      const { planId } = await add.run({ ...declared, ...(note !== undefined && { note }) })
      setAsked(null)
      toast(declared.draft === true ? '草稿已保存' : '提交成功')
      await done(planId, declared.draft === true)
    } catch (failure) {
      const error = callFailure(failure)
      setAsked(null)
      if (error.is('2904')) return outdated()
      const items = (error.data as { items?: readonly CheckItem[] } | null)?.items ?? []
      say(error.message, items)
    }
  }
  const submit = async (declared: Declared) => {
    setBanner({ text: '', items: [] })
    if (declared.draft === true) return send(declared)
    setChecking(true)
    try {
      const { version: _v, method: _m, draft: _d, ...input } = declared
      const checked = await call('predict POST /checkPredictionGas', input as Check, { handles: 'all' })
      if (checked.level === 'BLOCK') return say('申报数据校验未通过', checked.items)
      if (checked.level === 'WARN') return setAsked({ declared, items: checked.items })
    } catch (failure) {
      return say(callFailure(failure).message)
    } finally {
      setChecking(false)
    }
    const volume = formatVolume(declared.declaredVolume)
    if (await confirm({ title: '提示', content: `确认提交${nameOf(declared)}用气计划${volume}？` }))
      await send(declared)
  }
  return {
    banner,
    submit,
    /** A declaration with warnings, which needs a note. */
    asked,
    explain: (note: string) => (asked === null ? undefined : send(asked.declared, note)),
    giveUp: () => setAsked(null),
    busy: isChecking || add.busy,
  }
}

export type Declaring = ReturnType<typeof useDeclare>
