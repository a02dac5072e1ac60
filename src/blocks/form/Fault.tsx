import { Icon, Row } from '@/ui'
import type { Form } from './use-fields'

/** What is wrong with a part of a form that is no line of text. */
export const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined || text === '' ? null : (
    <Row gap={4} top={4} className='fs-12 c-danger' role='alert'>
      <Icon name='info' size={14} />
      {text}
    </Row>
  )

/** What was refused of a form and belongs to no field. */
export const FormNote = <V,>({ form }: { form: Form<V> }) => <Fault text={form.note} />
