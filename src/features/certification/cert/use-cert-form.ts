import { useEffect, useRef, useState } from 'react'
import { useFields, useToday, type Form } from '@/blocks'
import { asApiError, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { toast } from '@/ui'
import { certFields } from '../cert-fields'
import { type CertForm } from '../cert-form'
import { dropDraft, saveDraft } from '../draft'
import { inputOf, namesAreRight } from './form-input'
import { FAULTS_AT, takenText, withNumbers } from './refusals'
import { useReading } from './use-reading'

/** ms the certification's own messages stay (specification 8). */
const MESSAGE_MS = 10_000
const TAKEN = ['230601', '230602', '230603'] as const
const HANDLED = [...(Object.keys(FAULTS_AT) as (keyof typeof FAULTS_AT)[]), '2901', ...TAKEN] as const

/** The certification: reading, draft, submit (C 6.5). `mayJoin`: the company is certified, and takes sub-accounts. */
export function useCertForm(userId: string, start: CertForm, isLocked: boolean, rejectReason: string | undefined) {
  const today = useToday()
  const [mayJoin, setMayJoin] = useState(false)
  const isSent = useRef(false)
  // No act: a refusal gets its customer numbers before the form shows it.
  const write = useWrite('default POST /enterprise/certificate/submit', {
    once: true,
    handles: HANDLED,
    loading: false,
  })
  const turnedDown =
    rejectReason !== undefined && start.license ? { fileId: start.license.fileId, reason: rejectReason } : undefined
  const latest = useRef<Form<CertForm>>()
  const reading = useReading({
    texts: () => latest.current?.values ?? start,
    onRead: (read, taken) => latest.current?.change({ read, ...taken }),
    onBadPicture: (text) => latest.current?.fail('license', text),
  })
  const { isReading } = reading
  const form = useFields<CertForm>({
    name: 'ct',
    values: start,
    fields: (values) =>
      certFields(values, {
        today,
        isLocked,
        isReading,
        onLicence: ({ fileId }) => void reading.read(fileId),
        turnedDown,
      }),
    faultsAt: FAULTS_AT,
    onSubmit: async (values) => {
      if (!(await namesAreRight(values))) return false
      const { certId } = await write.run(inputOf(values)).catch((failure: unknown) => {
        throw withNumbers(asApiError(failure))
      })
      isSent.current = true
      dropDraft()
      return go('/pages/certification/submit-result', { certId }, { replace: true })
    },
    onRefused: (error) => {
      setMayJoin(error.is('230601'))
      return showTaken(error)
    },
  })
  latest.current = form
  const { values, isChanged } = form
  useEffect(() => {
    // A draft of nothing would only be in the way.
    if (!isSent.current && isChanged) saveDraft(userId, values)
  }, [values, isChanged, userId])
  return { form, mayJoin }
}

/** CE-07: 10 s for another user's certification, as long as any toast for the own one. */
function showTaken(error: ApiError): boolean {
  if (error.is('230603')) toast(error.message)
  else if (error.is(...TAKEN)) toast(takenText(error), { duration: MESSAGE_MS })
  return error.is(...TAKEN)
}
