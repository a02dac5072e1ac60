import { Icon } from '@/ui'
import type { Form } from './use-fields'
import './form.scss'

/** What is wrong with a part of a form that is no line of text. */
export const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined || text === '' ? null : (
    <div className='fm-fault' role='alert'>
      <Icon name='info' size={14} />
      {text}
    </div>
  )

/** What was refused of a form and belongs to no field. */
export const FormNote = <V,>({ form }: { form: Form<V> }) => <Fault text={form.note} />
