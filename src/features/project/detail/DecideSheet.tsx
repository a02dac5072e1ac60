import { DrawnSheet, type useDrawing } from '@/shared/signing'
import type { FormSend } from '@/blocks'

interface Props {
  title: string
  /** What the signature stands for. */
  text: string
  drawing: ReturnType<typeof useDrawing>
  send: FormSend<object>
  onClose: () => void
}

/** A decision that is signed. */
export const DecideSheet = ({ title, text, drawing, send, onClose }: Props) => (
  <DrawnSheet<object>
    id='project-pen'
    title={title}
    text={text}
    drawing={drawing}
    values={{}}
    fields={[]}
    onClose={onClose}
    {...send}
  />
)
