import { spendsMoney } from '@domain/authority'
import { Fault, FormSheet, type FormField, type Kind } from '@/blocks'
import { useRead, type Read } from '@/request'
import { stepUp } from '@/shared/step-up'
import { ErrorBlock, Skeleton, toast } from '@/ui'
import { usualOf, type AuthorityGroup } from './authority-model'
import { ModelPicker } from './ModelPicker'
import './authority.scss'

export interface Granting {
  models: string[]
  remarkName: string
  /** Where the models spend money. */
  securityTicket?: string
}

interface Values {
  remarkName: string
  /** null: the usual ones, which come with the catalogue. */
  models: readonly string[] | null
}

interface GrantSheetProps {
  /** The user it concerns, among the sheets of its page. */
  name: string
  title: string
  confirmText: string
  /** The name given so far, and what is in its place without one. */
  remarkName: string
  placeholder: string
  onClose: () => void
  /** Answers false: nothing was granted. */
  onGrant: (granting: Granting) => Promise<unknown>
}

type Catalogue = Read<AuthorityGroup[]>

/** The models of the catalogue with their switches. */
const models = (catalogue: Catalogue, groups: readonly AuthorityGroup[]): Kind<readonly string[] | null> => ({
  empty: () => '请至少选择一项权限',
  isEmpty: (codes) => (codes ?? usualOf(groups)).length === 0,
  draw: ({ id, value, onChange, error }) => (
    <div id={id} className='au-picker'>
      <div className='gutter'>
        <Fault text={error} />
      </div>
      {catalogue.state === 'loading' && <Skeleton kind='list' rows={4} />}
      {catalogue.state === 'error' && <ErrorBlock onRetry={() => void catalogue.reload()} />}
      {/* A template taken before the catalogue is there would grant nothing. */}
      {catalogue.state === 'ready' && (
        <ModelPicker
          groups={groups}
          granted={value ?? usualOf(groups)}
          onChange={(codes, note) => {
            onChange(codes)
            if (note !== '') toast(note)
          }}
        />
      )}
    </div>
  ),
})

/** The master's name for a colleague and the colleague's rights; the usual models are ticked (SA-01, SA-08). */
export function GrantSheet({ remarkName, placeholder, onGrant, ...sheet }: GrantSheetProps) {
  const catalogue = useRead('default GET /hqw/authority/getHqwAllModelsByGroupBy')
  const groups = catalogue.data ?? []
  const fields: readonly FormField<Values>[] = [
    { key: 'remarkName', label: '备注名', maxLength: 12, placeholder },
    { key: 'models', label: '权限', kind: models(catalogue, groups), required: true },
  ]
  return (
    <FormSheet<Values>
      {...sheet}
      disabled={groups.length === 0}
      values={{ remarkName, models: null }}
      fields={fields}
      onSubmit={async ({ remarkName: name, models: codes }) => {
        const granted = [...(codes ?? usualOf(groups))]
        const securityTicket = spendsMoney(granted) ? await stepUp({ scene: 'grant' }) : undefined
        if (securityTicket === null) return false
        return onGrant({
          models: granted,
          remarkName: name.trim(),
          ...(securityTicket !== undefined && { securityTicket }),
        })
      }}
    />
  )
}
