import { isNumericCode } from '@domain/validate'
import { useAct, useWaiting, type Drawn, type Kind } from '@/blocks'
import { CodeButton, Field, toast } from '@/ui'

const WRONG = '请输入 6 位验证码'
/** Seconds between two codes. */
const PAUSE = 60

/** A code by mail, asked for beside it; the mailbox is in the field of this name. */
export const mailCode = (mailbox: string): Kind<string> => ({
  draw: (field) => <CodeLine {...field} mailbox={mailbox} />,
  looks: { maxLength: 6, placeholder: WRONG, autoComplete: 'one-time-code' },
  empty: () => WRONG,
  check: (code) => (isNumericCode(code) ? undefined : WRONG),
  secret: true,
})

function CodeLine({ mailbox, form, error, ...field }: Drawn<string> & { mailbox: string }) {
  const { left, start } = useWaiting()
  const ask = useAct('btwob POST /invoice/matrix/mailing/ask', {
    once: true,
    dialog: ['2005', '2610'],
    tell: (refusal) => form.fail(refusal.is('2005') ? field.name : mailbox, refusal.message),
    done: () => {
      start(PAUSE)
      toast('验证码已发送至邮箱')
    },
  })
  const send = async () => {
    if (form.check(mailbox)) await ask.run({ email: String(form.values[mailbox]).trim() })
  }
  return (
    <Field
      kind='digits'
      id={field.id}
      name={field.name}
      label={field.label}
      value={field.value}
      required={field.required}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      autoComplete={field.autoComplete}
      onChange={field.onChange}
      onBlur={field.onBlur}
      extra={<CodeButton left={left} onTap={send} />}
      error={error}
    />
  )
}
