import { FormSheet, type FormSend } from '@/blocks'

export interface Opinion {
  opinion: string
}

interface Props {
  /** What is typed is kept under it. */
  name: string
  title: string
  label: string
  send: FormSend<Opinion>
  onClose: () => void
}

const tooShort = (text: string) => (text.trim().length < 5 ? '至少填写5个字' : undefined)

/** Says why something is sent back. */
export const OpinionSheet = ({ name, title, label, send, onClose }: Props) => (
  <FormSheet<Opinion>
    name={name}
    title={title}
    confirmText='提交'
    values={{ opinion: '' }}
    fields={[
      {
        key: 'opinion',
        label,
        kind: 'textarea',
        required: true,
        maxLength: 200,
        counter: true,
        checks: [tooShort],
      },
    ]}
    onClose={onClose}
    {...send}
  />
)
