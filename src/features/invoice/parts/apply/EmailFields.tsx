import type { Kind } from '@/blocks'
import { Fault } from '@/blocks'
import { Button, Field, IconButton, Row } from '@/ui'
import { emailFault, repeatedEmail } from './mail-form'

/** The first thing that is wrong with any of them. */
export const emailsFault = (emails: readonly string[]): string | undefined =>
  emails
    .map((email, at) => emailFault(email) ?? repeatedEmail(email, emails.slice(0, at)))
    .find((fault) => fault !== undefined)

/** Up to `most` addresses, each on a line of its own. */
export const emailLines = (most: number): Kind<readonly string[]> => ({
  empty: (label) => `请填写${label}`,
  isEmpty: (emails) => emails.every((email) => email.trim() === ''),
  check: emailsFault,
  draw: ({ id, label, value, onChange, onBlur, required, error }) => (
    <div id={id}>
      {value.map((email, at) => (
        <Field
          key={at}
          label={at === 0 ? label : `${label}${at + 1}`}
          value={email}
          required={required && at === 0}
          maxLength={100}
          placeholder='name@example.com'
          autoComplete='email'
          onBlur={onBlur}
          onChange={(text) => onChange(value.map((one, n) => (n === at ? text : one)))}
          {...(at > 0 && {
            extra: (
              <IconButton
                icon='close'
                size={16}
                label={`移除${label}${at + 1}`}
                onTap={() => onChange(value.filter((_, n) => n !== at))}
              />
            ),
          })}
        />
      ))}
      <Fault text={error} />
      {value.length < most && (
        <Row>
          <Button kind='text' size='small' icon='plus' onTap={() => onChange([...value, ''])}>
            添加邮箱
          </Button>
        </Row>
      )}
    </div>
  ),
})
