import { useEffect, useRef } from 'react'
import { isNumericCode } from '@domain/validate'
import { focusElement } from '@/platform/measure'
import { CodeBoxes, CodeButton, Field, Row, toast } from '@/ui'
import { Fault } from './Fault'
import type { Drawn, Kind } from './kind'
import { PictureLine } from './picture'
import { useSms, type SmsScene, type SmsTarget, type SmsWay } from './use-sms'

export interface SmsOptions {
  scene: SmsScene | SmsWay
  /** The recipient: the phone in this field, or a known one. Absent: the own phone, where the gateway knows it. */
  to?: { field: string } | { target: SmsTarget }
  /** Six boxes of a page that asks for nothing else: the code is sent on arrival. `submit`: its sixth digit sends the form. */
  boxes?: 'stay' | 'submit'
  /** The code is sent on arrival, as in boxes: the form was opened to prove something. */
  atOnce?: true
  /** The sixth digit sends the form, as in boxes. */
  submit?: true
}

const WRONG = '请输入 6 位验证码'

/** An SMS code with all that belongs to it: asking for it, the waiting time, the picture code while the gateway wants one. */
export const sms = (options: SmsOptions): Kind<string> => ({
  draw: (field) => <SmsLine {...field} options={options} />,
  looks: { maxLength: 6, placeholder: WRONG, autoComplete: 'one-time-code' },
  empty: () => WRONG,
  check: (code) => (isNumericCode(code) ? undefined : WRONG),
  secret: true,
  ...(options.boxes !== undefined && { afterRefusal: '' }),
})

type SmsLineProps = Drawn<string> & { options: SmsOptions }

function SmsLine(field: SmsLineProps) {
  const { id, error, underlined, options } = field
  const { left, unsent, ask, picture } = useAsking(field)
  const type = (code: string) => {
    field.onChange(code)
    if (options.submit && isNumericCode(code)) void field.form.submit()
  }
  const bare = { ...(error !== undefined && { error }), label: field.label, value: field.value, id }
  return (
    <>
      <PictureLine {...picture} id={`${id}-picture`} underlined={underlined} />
      {options.boxes === undefined ? (
        <Field
          {...bare}
          kind='digits'
          name={field.name}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          required={field.required && !underlined}
          underlined={underlined}
          onChange={type}
          onBlur={field.onBlur}
          extra={<CodeButton left={left} onTap={ask} />}
        />
      ) : (
        <>
          <Boxes {...field} />
          <Row to='end'>
            <CodeButton left={left} text='重新获取' onTap={ask} />
          </Row>
        </>
      )}
      <Fault text={unsent} />
    </>
  )
}

function Boxes({ id, label, value, onChange, error, form, options }: SmsLineProps) {
  // Closed while a code is checked, the boxes lose the focus: a wrong one is typed again without a tap.
  const isOpen = !form.busy
  useEffect(() => {
    if (isOpen && error !== undefined) focusElement(id)
  }, [id, isOpen, error])
  const type = (code: string) => {
    onChange(code)
    if (options.boxes === 'submit' && isNumericCode(code)) void form.submit()
  }
  return (
    <div id={id}>
      <CodeBoxes autoFocus label={label} value={value} disabled={form.busy} onChange={type} error={error} />
    </div>
  )
}

/** Asks for the code: by the button, and on arrival where it is wanted so. A code that is dead (2003) may be followed at once. */
function useAsking({ id, name, refused, form, options: { scene, to, boxes, atOnce } }: SmsLineProps) {
  const { left, unsent, picture, send, release } = useSms(scene)
  const phoneField = to !== undefined && 'field' in to ? to.field : undefined
  const target = (): SmsTarget =>
    phoneField === undefined ? (to !== undefined && 'target' in to ? to.target : '') : String(form.values[phoneField])
  const ask = async (isAsked: boolean): Promise<void> => {
    if (phoneField !== undefined && !form.check(phoneField)) return
    const answer = await send(target())
    if (answer === 'sent') return focusElement(id)
    if (answer?.is('2001')) form.fail(phoneField ?? name, answer.message)
    if (answer?.is('2005')) form.fail(name, answer.message)
    // On arrival a code sent less than a minute ago still holds, and the waiting time says so.
    if (answer?.is('2004') && isAsked) toast(answer.message)
  }

  const latest = useRef({ ask, release, arrived: false })
  Object.assign(latest.current, { ask, release })
  const onArrival = boxes !== undefined || atOnce === true
  useEffect(() => {
    if (!onArrival || latest.current.arrived) return
    latest.current.arrived = true
    void latest.current.ask(false)
  }, [onArrival])
  useEffect(() => {
    if (refused?.is('2003')) latest.current.release()
  }, [refused])
  return { left, unsent, picture, ask: () => ask(true) }
}
