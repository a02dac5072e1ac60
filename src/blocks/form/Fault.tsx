import { Icon, Row } from '@/ui'
import { useLater } from '../use-later'
import type { Form } from './use-fields'
import type { Left } from './use-left-typing'

/** What is wrong with a part of a form that is no line of text. */
export const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined || text === '' ? null : (
    <Row gap={4} top={4} className='fs-12 c-danger' role='alert'>
      <Icon name='info' size={14} />
      {text}
    </Row>
  )

const offer = () => import('./LeftOffer')

/** Few forms were left before: its words come with the first that was. */
export function LeftLine({ of }: { of: Left }) {
  const { part } = useLater(offer, true)
  return part && <part.LeftOffer of={of} />
}

/** What was left of a form before; what was refused of it and belongs to no field. */
export const FormNote = <V,>({ form: { note, left } }: { form: Form<V> }) => (
  <>
    {left && <LeftLine of={left} />}
    <Fault text={note} />
  </>
)
