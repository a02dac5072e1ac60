import { useEffect, useRef, useState } from 'react'
import { useToday } from '@/blocks'
import { asApiError, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { toast } from '@/ui'
import { textFault, type TextName } from './cert-fields'
import { faultsOf, firstOf, inputOf, namesAreRight, type Faults } from './check-form'
import { dropDraft, keepDraft, type CertForm, type Paper } from './draft'
import { faultText, placeOf, takenText } from './refusals'
import { useReading } from './use-reading'

type PaperName = 'license' | 'authLetter' | 'taxProof'

/** ms the certification's own messages stay (specification 8). */
const MESSAGE_MS = 10_000
const TAKEN = ['230601', '230602', '230603'] as const
const HANDLED = ['2102', '2104', '2301', '2302', '2303', '2304', '2305', '2312', '2901', '44852', ...TAKEN] as const

const SUBMIT = 'default POST /enterprise/certificate/submit'

/** The form of the certification: values, faults, reading, draft, submit (C 6.5). */
export function useCertForm(userId: string, start: CertForm) {
  const today = useToday()
  const [form, setForm] = useState(start)
  const [faults, setFaults] = useState<Faults>({})
  const [isAgreed, setAgreed] = useState(false)
  const [mayJoin, setMayJoin] = useState(false)
  const latest = useRef(form)
  latest.current = form
  const isSent = useRef(false)
  const write = useWrite(SUBMIT, { once: true, handles: HANDLED, loading: false })

  useEffect(() => {
    // A draft of nothing would only be in the way.
    if (!isSent.current && form !== start) keepDraft(userId, form)
  }, [form, start, userId])

  const change = (part: Partial<CertForm> | ((old: CertForm) => Partial<CertForm>)) =>
    setForm((old) => ({ ...old, ...(typeof part === 'function' ? part(old) : part) }))
  const clear = (name: keyof Faults) => setFaults(({ [name]: _gone, ...rest }) => rest)
  const type = (name: TextName, text: string) => {
    change({ texts: { ...latest.current.texts, [name]: text } })
    clear(name)
  }
  const leave = (name: TextName) => {
    const fault = textFault(name, latest.current.texts, today)
    if (fault !== undefined) setFaults((old) => ({ ...old, [name]: fault }))
  }
  const reading = useReading({
    texts: () => latest.current.texts,
    onRead: (read, isTaken) => {
      change({ read, ...(isTaken && { texts: { ...latest.current.texts, ...read } }) })
      if (isTaken) setFaults({})
    },
    onBadPicture: (text) => setFaults((old) => ({ ...old, license: text })),
  })
  const setPaper = (name: PaperName, paper: Paper | null) => {
    change({ [name]: paper })
    clear(name)
    if (name === 'license' && paper !== null) void reading.read(paper.fileId)
  }

  const submit = async (): Promise<string | null> => {
    const found = faultsOf(form, isAgreed, today)
    setFaults(found)
    if (Object.keys(found).length > 0) return firstOf(found)
    if (!(await namesAreRight(form.texts))) return null
    try {
      const { certId } = await write.run(inputOf(form))
      isSent.current = true
      dropDraft()
      await go('/pages/certification/submit-result', { certId }, { replace: true })
      return null
    } catch (failure) {
      const error = asApiError(failure)
      setMayJoin(error.is('230601'))
      tellTaken(error)
      const place = error.is(...HANDLED) && !error.is(...TAKEN) ? placeOf(error) : null
      if (place !== null) setFaults({ [place]: faultText(error) })
      return place
    }
  }

  return {
    form,
    faults,
    today,
    isAgreed,
    isReading: reading.isReading,
    mayJoin,
    isBusy: write.busy,
    change,
    type,
    leave,
    setPaper,
    setAgreed: (agreed: boolean) => {
      setAgreed(agreed)
      clear('isAgreed')
    },
    clear,
    submit,
  }
}

/** CE-07: 10 s when it is somebody else's, as long as any toast when it is the own one. */
function tellTaken(error: ApiError): void {
  if (error.is('230603')) toast(error.message)
  else if (error.is(...TAKEN)) toast(takenText(error), { duration: MESSAGE_MS })
}

export type CertFormState = ReturnType<typeof useCertForm>
