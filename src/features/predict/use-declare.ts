import { useRef, useState } from 'react'
import type { In } from '@contract'
import { formatVolume } from '@domain/volume'
import { scrollToTop } from '@/platform/measure'
import { call, callFailure, useWrite, type ApiError, type WriteInput } from '@/request'
import { useWxReminders } from '@/shared/wx-reminders'
import { confirm, toast } from '@/ui'
import { keepDeclared } from './keep-declared'
import type { CheckItem } from './types'

export type Declared = Omit<WriteInput<'predict POST /addPredictionGas'>, 'note'>
type Check = In<'predict POST /checkPredictionGas'>

interface Options {
  /** What is declared, as its question calls it: 2026年12月. */
  nameOf: (declared: Declared) => string
  /** It has arrived, or waits on the phone: what was typed is not kept any longer. */
  sent?: () => void
  done: (planId: string, draft: boolean) => unknown
  /** Another user has declared meanwhile (P-18). */
  outdated: () => unknown
}

const ADD = 'predict POST /addPredictionGas'
/** Ends of a call that has found no network; a declaration that did may still go out with it (Y-08). */
const isLost = ({ kind }: ApiError): boolean => kind === 'network' || kind === 'timeout'

/** Checks, asks and declares (P-05 to P-07). What the calls refuse is shown in the page: they are silent. */
export function useDeclare({ nameOf, sent, done, outdated }: Options) {
  const [banner, setBanner] = useState<{ text: string; items: readonly CheckItem[] }>({ text: '', items: [] })
  const [asked, setAsked] = useState<{ declared: Declared; items: readonly CheckItem[] } | null>(null)
  const [isChecking, setChecking] = useState(false)
  const tried = useRef('')
  const remind = useWxReminders()
  const add = useWrite(ADD, { once: true, handles: 'all', onLost: (requestNo) => (tried.current = requestNo) })

  const say = (text: string, items: readonly CheckItem[] = []) => {
    setBanner({ text, items })
    scrollToTop()
  }
  /** Without a network: kept on the phone, where the user wants that. `requestNo`: of a try that may have arrived, '' where nothing was tried. */
  const keep = async (declared: Declared, note: string | undefined, requestNo: string, failure: ApiError) => {
    if (declared.draft === true) return say(failure.message)
    const content = '网络不通。保存在本机，联网后自动提交，并告诉您是否赶上截止时间？'
    if (!(await confirm({ title: '提示', content, confirmText: '保存' }))) return say(failure.message)
    if (!(await keepDeclared({ ...declared, ...(note !== undefined && { note }) }, requestNo, nameOf(declared)))) return
    sent?.()
    toast('已保存，联网后自动提交')
  }
  const send = async (declared: Declared, note?: string) => {
    try {
      const { planId } = await add.run({ ...declared, ...(note !== undefined && { note }) })
      sent?.()
      setAsked(null)
      toast(declared.draft === true ? '草稿已保存' : '提交成功')
      await done(planId, declared.draft === true)
    } catch (failure) {
      const error = callFailure(failure)
      setAsked(null)
      if (isLost(error)) return keep(declared, note, tried.current, error)
      if (error.is('2904')) return outdated()
      const items = (error.data as { items?: readonly CheckItem[] } | null)?.items ?? []
      say(error.message, items)
    }
  }
  const submit = async (declared: Declared) => {
    setBanner({ text: '', items: [] })
    if (declared.draft === true) return send(declared)
    // The result, and what is adjusted later: asked for at the tap itself.
    await remind(['ORDER'])
    setChecking(true)
    let notes: string[] = []
    try {
      const { version: _v, method: _m, draft: _d, ...input } = declared
      const checked = await call('predict POST /checkPredictionGas', input as Check, { handles: 'all' })
      if (checked.level === 'BLOCK') return say('申报数据校验未通过', checked.items)
      if (checked.noteRequired) return setAsked({ declared, items: checked.items })
      notes = checked.items.map(({ message }) => `${message}。`)
    } catch (failure) {
      const error = callFailure(failure)
      return isLost(error) ? await keep(declared, undefined, '', error) : say(error.message)
    } finally {
      setChecking(false)
    }
    const volume = formatVolume(declared.declaredVolume)
    if (await confirm({ title: '提示', content: `${notes.join('')}确认提交${nameOf(declared)}用气计划${volume}？` }))
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
